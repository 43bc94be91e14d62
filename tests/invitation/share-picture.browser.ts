/** A code as a picture for the share sheet: only a browser draws it. */
import { expect } from '@playwright/test';
import { encode } from 'uqr';
import { invitation } from '#features/invitation/texts/en-PH.ts';
import { test } from '#tests/support/pages/test.ts';

/** Takes the place of the phone's share sheet, and keeps what it was given. */
function keepShared() {
  const shared: File[] = [];
  Object.assign(window, { shared });
  Object.assign(navigator, {
    canShare: ({ files = [] }: ShareData) => files.every(({ type }) => type === 'image/png'),
    share: async ({ files = [] }: ShareData) => void shared.push(...files),
  });
}

/** Name, size and, for each module of the code, whether it is dark in the shared picture. */
async function readShared(side: number) {
  const [file] = (window as unknown as { shared: File[] }).shared;
  if (file === undefined) throw new Error('nothing was shared');
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.drawImage(picture, 0, 0);
  // The code's place in the picture (src/ui/media/draw-code-card.ts).
  const [left, top, length] = [140, 240, 800];
  const isDark = (column: number, row: number) => {
    const x = left + ((column + 0.5) * length) / side;
    const y = top + ((row + 0.5) * length) / side;
    const [red = 0, green = 0, blue = 0] = pen.getImageData(x, y, 1, 1).data;
    return red + green + blue < 384;
  };
  const modules = Array.from({ length: side }, (_row, row) =>
    Array.from({ length: side }, (_column, column) => isDark(column, row)),
  );
  return { name: file.name, size: [picture.width, picture.height], modules };
}

test('an invitation is shared as a picture whose code is the link', async ({
  page,
  player: _player,
}) => {
  await page.addInitScript(keepShared);
  await page.goto('/lobby/invitation');
  const link = await page
    .getByText(/^https?:.*install_referrer/)
    .first()
    .textContent();
  await page.getByRole('button', { name: invitation.picture }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: File[] }).shared.length))
    .toBe(1);
  const code = encode(link ?? '', { ecc: 'M', border: 4, maxVersion: 20 });
  const shared = await page.evaluate(readShared, code.size);
  expect(shared.name).toBe('invitation.png');
  expect(shared.size).toEqual([1080, 1440]);
  expect(shared.modules).toEqual(code.data);
});

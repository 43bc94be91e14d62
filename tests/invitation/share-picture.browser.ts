/** A code as a picture for the share sheet: only a browser draws it. */
import { expect } from '@playwright/test';
import { encode } from 'uqr';
import { share as shareEnglish } from '#features/share/texts/en-PH.ts';
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

/** Name, size and, for each module of the code, whether it is dark in the shared picture; and the colours above. */
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
  const [left, top, length] = [180, 300, 720];
  const isDark = (column: number, row: number) => {
    const x = left + ((column + 0.5) * length) / side;
    const y = top + ((row + 0.5) * length) / side;
    const [red = 0, green = 0, blue = 0] = pen.getImageData(x, y, 1, 1).data;
    return red + green + blue < 384;
  };
  const modules = Array.from({ length: side }, (_row, row) =>
    Array.from({ length: side }, (_column, column) => isDark(column, row)),
  );
  // The brand's mark, in the middle of its row, has more colours than the ground.
  const band = pen.getImageData(0, 64, picture.width, 112).data;
  const colours = new Set<string>();
  for (let at = 0; at < band.length; at += 4) colours.add(band.subarray(at, at + 3).join());
  return { name: file.name, size: [picture.width, picture.height], modules, colours: colours.size };
}

test('an invitation is shared as a picture whose code is the link', async ({
  page,
  context,
  player: _player,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(keepShared);
  await page.goto('/lobby/invitation');
  await page.getByRole('button', { name: shareEnglish.copy, exact: true }).click();
  const readLink = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(readLink).toContain('install_referrer');
  const link = await readLink();
  await page.getByRole('button', { name: invitation.picture }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: File[] }).shared.length))
    .toBe(1);
  const code = encode(link, { ecc: 'M', border: 4, maxVersion: 20 });
  const shared = await page.evaluate(readShared, code.size);
  expect(shared.name).toBe('invitation.png');
  expect(shared.size).toEqual([1080, 1440]);
  expect(shared.modules).toEqual(code.data);
  expect(shared.colours).toBeGreaterThan(300);
});

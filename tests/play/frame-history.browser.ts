/** One Back is one screen, whatever a page in a frame did to the history (docs/decisions/0007). */
import { expect, type Frame, type Page } from '@playwright/test';
import { answerWith, FOREIGN, serveForeign } from '#tests/support/pages/foreign-game.ts';
import { startAddress } from '#tests/support/pages/start-page.ts';
import { test } from '#tests/support/pages/framing-test.ts';

const READY = `parent.postMessage({ type: 'ready' }, '*');`;
const MOVES = {
  address: `location.href = '/second'`,
  hash: `location.hash = 'x' + Math.random()`,
  form: `(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/posted';
    document.body.append(form);
    form.submit();
  })()`,
  state: `history.pushState(null, '', '/pushed')`,
} as const;

async function gameFrame(page: Page): Promise<Frame> {
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith(FOREIGN)))
    .toBe(true);
  const found = page.frames().find((frame) => frame.url().startsWith(FOREIGN));
  if (!found) throw new Error('no game frame');
  return found;
}

/** Runs a navigation inside the game, and waits until the app has noticed it. */
async function move(page: Page, how: keyof typeof MOVES): Promise<void> {
  const before = await page.evaluate(() => history.length);
  await (await gameFrame(page)).evaluate(MOVES[how]).catch(() => undefined);
  // The entry of the frame, and that of the page above it.
  await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 2);
}

async function isAtTheLobbyItCameFrom(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/lobby\/home/);
  await page.goBack();
  await expect(page.locator('[data-screen="about"]')).toBeVisible();
}

test.beforeEach(async ({ page, game, start: _signedIn }) => {
  await serveForeign(page, READY);
  await answerWith(page, { gameUrl: `${FOREIGN}/play`, origin: FOREIGN });
  await page.goto('/about');
  await page.goto('/lobby/home?tab=1');
  await page
    .locator(`a[href="${startAddress(game)}"]`)
    .first()
    .click();
});

for (const how of Object.keys(MOVES) as (keyof typeof MOVES)[]) {
  test(
    `the button of the bar leaves a game that navigated by ${how}`,
    how === 'address' ? { tag: '@gate' } : {},
    async ({ page, start }) => {
      await start.isPlaying();
      await move(page, how);
      await start.back.click();
      await isAtTheLobbyItCameFrom(page);
    },
  );
}

test('Back leaves it with one press, and posts no form again', async ({ page, start }) => {
  await start.isPlaying();
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(FOREIGN)) posted.push(`${request.method()} ${request.url()}`);
  });
  await move(page, 'address');
  await move(page, 'form');
  await move(page, 'hash');
  const before = posted.length;
  await page.goBack();
  await isAtTheLobbyItCameFrom(page);
  expect(posted.slice(before)).toEqual([]);
});

test('the game’s own exit leaves it, and is heard again after it did not', async ({
  page,
  start,
}) => {
  await start.isPlaying();
  await move(page, 'hash');
  await move(page, 'address');
  await (await gameFrame(page)).evaluate(`parent.postMessage({ type: 'exit' }, '*')`);
  await isAtTheLobbyItCameFrom(page);
});

test('Back closes the open menu first, and leaves then', async ({ page, start }) => {
  await start.isPlaying();
  await move(page, 'address');
  await start.bar.getByRole('button', { name: start.p.bar.menu }).click();
  await expect(page.locator('[data-overlay="game-menu"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-overlay="game-menu"]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/start/);
  await page.goBack();
  await isAtTheLobbyItCameFrom(page);
});

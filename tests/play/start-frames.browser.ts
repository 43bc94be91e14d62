/** Games of other hosts: frames that stay silent, are refused, or send wrong messages. */
import { expect } from '@playwright/test';
import { answerWith, FOREIGN, serveForeign } from '#tests/support/pages/foreign-game.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { countPlays, startAddress } from '#tests/support/pages/start-page.ts';
import { test } from '#tests/support/pages/framing-test.ts';

const SAY = `const say = (data) => parent.postMessage(data, '*');`;

test('no message for 10 s: next steps are shown, and the game can still load; the full page is one of them', async ({
  page,
  game,
  ownPlatform,
  start,
}) => {
  await serveForeign(page, `${SAY} addEventListener('click', () => say({ type: 'ready' }));`);
  const gameUrl = `${FOREIGN}/play?b=2&a=1#%7Ex`;
  await answerWith(page, { gameUrl, origin: FOREIGN });
  await page.goto('/about');
  await page.clock.install();
  const counts = await countPlays(ownPlatform);
  await page.goto(startAddress(game));
  await start.isIn('opening');
  // The address is unchanged, and has its own origin, as it is a foreign one.
  await expect(start.frame).toHaveAttribute('src', gameUrl);
  await expect(start.frame).toHaveAttribute('sandbox', /allow-same-origin/);
  await page.clock.runFor(10_000);
  await expect(start.problem).toContainText(start.p.failed.silentTitle);
  expect(await start.steps()).toEqual(['retry', 'full-page', 'support', 'back']);
  await start.game.locator('h1').dispatchEvent('click');
  await start.isPlaying();
  await expect(start.problem).toHaveCount(0);

  await page.reload();
  await page.clock.runFor(10_000);
  await start.step('retry').click();
  await start.isIn('opening');
  await expect.poll(async () => (await counts()).start).toBe(3);
  await page.clock.runFor(10_000);
  await start.step('fullPage').click();
  await expect(page).toHaveURL(gameUrl);
  // The app is gone and the game continues: no exit was sent for it.
  const before = (await counts()).exit;
  await page.goto(`${ownPlatform.url}/lobby/home`);
  await expect(page.locator('[data-game-id]').first()).toBeVisible();
  // The exit call of an earlier page may arrive as late as this.
  await expect.poll(async () => (await counts()).exit).toBeGreaterThan(before);
});

test('a page that refuses frames, and one blocked by the policy, show next steps', async ({
  page,
  game,
  consoleErrors,
  start,
}) => {
  consoleErrors.expect(/frame|Content Security Policy|ERR_BLOCKED/i);
  await page.goto('/about');
  await page.clock.install();
  await answerWith(page, { gameUrl: `${new URL(page.url()).origin}/about` });
  await page.goto(startAddress(game));
  await start.isIn('opening');
  await page.clock.runFor(10_000);
  await expect(start.problem).toHaveAttribute('data-failure', 'silent');

  await page.unrouteAll();
  await answerWith(page, { gameUrl: 'https://not-allowed.test/game' });
  await page.goto(startAddress(game));
  // No wait is needed: the policy reports at once.
  await expect(start.problem).toHaveAttribute('data-failure', 'frame-blocked');
  expect(await start.steps()).toEqual(['full-page', 'support', 'back']);

  for (const gameUrl of ['javascript:alert(1)', 'data:text/html,x', 'ftp://x.test/', 'https://']) {
    await page.unrouteAll();
    await answerWith(page, { gameUrl });
    await page.goto(startAddress(game));
    await expect(start.problem).toHaveAttribute('data-failure', 'contract');
  }
});

test('hostile messages: another origin, wrong shapes, huge texts, thousands at once', async ({
  page,
  game,
  ownPlatform,
  start,
}) => {
  await serveForeign(
    page,
    `${SAY}
     say({ type: 'ready' });
     for (const rubbish of [null, 7, 'exit', [], {}, { type: 'steal' }, { type: ['exit'] },
       { type: 'balance', coin: 'much' }, { type: 'balance', coin: 1e300 }, { type: 'error' },
       { type: 'error', msg: {} }, new Map([['type', 'exit']])]) say(rubbish);
     addEventListener('message', ({ data }) => {
       if (data.type !== 'refresh') return;
       const huge = '<img src=x onerror=alert(1)>' + 'x'.repeat(5_000_000);
       say({ type: 'error', msg: huge });
       for (let i = 0; i < 10_000; i += 1) say({ type: 'balance', coin: i });
       // Not "busy": a round that begins takes the notice away, and a slow machine accepts some of these.
       for (let i = 0; i < 10_000; i += 1) say({ type: 'idle' });
     });`,
  );
  await answerWith(page, { gameUrl: `${FOREIGN}/play`, origin: FOREIGN, orientation: 2 });
  const counts = await countPlays(ownPlatform);
  await start.open(game);
  await expect(start.balance).toHaveText('₱1,234.56');
  // Messages of the page itself, or of any other window, are not the game's.
  await page.evaluate(() => {
    for (const type of ['exit', 'deposit', 'history', 'ready']) window.postMessage({ type }, '*');
  });
  // In portrait this game asks to be turned, once.
  await expect(start.screen.getByText(start.p.rotate.landscape)).toBeVisible();
  await expectUsableInBothThemes(page, 'a game');
  await start.screen.getByRole('button', { name: start.p.rotate.close }).click();
  await expect(start.screen.getByText(start.p.rotate.landscape)).toHaveCount(0);

  await page.evaluate(() => {
    document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'refresh' }, '*');
  });
  const message = start.screen.getByText(start.p.gameProblem.title);
  await expect(message).toBeVisible();
  const words =
    (await page.getByRole('status').filter({ hasText: start.p.gameProblem.title }).textContent()) ??
    '';
  expect(words).toContain('<img src=x onerror=alert(1)>');
  expect(words.length).toBeLessThan(500);
  await start.screen.getByRole('button', { name: start.p.gameProblem.close, exact: true }).click();
  await expect(message).toHaveCount(0);
  // The same screen is still there and responds, and the balance is the server's.
  await expect(start.balance).toHaveText('₱1,234.56');
  expect(await counts()).toEqual({ start: 1, exit: 0 });

  await page.unrouteAll();
  await answerWith(page, { gameUrl: `${FOREIGN}/play`, origin: 'https://other.test' });
  await page.goto(startAddress(game));
  await start.isIn('opening');
  await expect(start.game.locator('h1')).toBeAttached();
  await start.isIn('opening');
});

test('in a window or in place of the app: opened as configured, left when the app returns', async ({
  page,
  context,
  game,
  ownPlatform,
  start,
}) => {
  await serveForeign(page, '');
  await answerWith(page, { gameUrl: `${FOREIGN}/play`, openType: 'window' });
  await page.goto('/lobby/home');
  const counts = await countPlays(ownPlatform);
  await page.goto(startAddress(game));
  await start.isIn('elsewhere');
  await expect(start.screen.getByText(start.p.elsewhere.window)).toBeVisible();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    start.screen.getByRole('link', { name: start.p.elsewhere.open }).click(),
  ]);
  await expect(opened).toHaveURL(`${FOREIGN}/play`);
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  expect(await counts()).toEqual({ start: 1, exit: 0 });
  await start.screen.getByRole('button', { name: start.p.step.back, exact: true }).click();
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await expect.poll(counts).toEqual({ start: 1, exit: 1 });

  await page.unrouteAll();
  await answerWith(page, { gameUrl: `${FOREIGN}/play`, openType: 'redirect' });
  await page.locator('[data-game-id] a').first().click();
  await expect(page).toHaveURL(`${FOREIGN}/play`);
  expect(await counts()).toEqual({ start: 2, exit: 1 });
  await page.goBack();
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await expect.poll(counts).toEqual({ start: 2, exit: 2 });
});

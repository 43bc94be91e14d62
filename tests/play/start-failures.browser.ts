/** Every failure to open a game ends within 10 s with a message and a step (spec §8). */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { NEXT_STEPS, START_CODES } from '#shared/play/start-failure.ts';
import { offline } from '#tests/support/browser.ts';
import { countPlays, gameOfKind, startAddress } from '#tests/support/pages/start-page.ts';
import { refuseOnce, setFault } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';
import { refusalIn } from '#tests/support/pages/texts.ts';

const { path } = endpoints.startGame;

test('every code shows its message, code and next steps, after one call; the steps work [errors.start-game]', async ({
  page,
  home,
  lobby,
  ownPlatform,
  t,
  start,
}) => {
  const address = startAddress(gameOfKind(lobby, 'reels'));
  const texts = t.errors.startGame;
  const spec: Record<number, string> = {
    1087: texts.cannotEnter,
    1088: texts.cannotEnter,
    1089: texts.transferFailed,
    1090: texts.coinsFailed,
    1091: texts.playerMissing,
    1092: texts.cannotEnter,
    1093: texts.cannotEnter,
    1094: texts.systemError,
    1095: texts.refundFailed,
    4711: t.common.error,
  };
  const codes = [...Object.keys(START_CODES), '4711'].map(Number).filter((code) => code !== 2);
  for (const code of codes) {
    await test.step(String(code), async () => {
      const clear = await setFault(ownPlatform, { path, kind: 'errcode', value: code });
      const counts = await countPlays(ownPlatform);
      await page.goto(address);
      await expect(start.problem).toBeVisible();
      await expect(start.problem).toBeFocused();
      const words = spec[code];
      if (words !== undefined)
        await expect(start.problem).toContainText(refusalIn(words, { code }));
      else if (code !== 404) await expect(start.problem).toContainText(String(code));
      expect(await start.steps()).toEqual([...NEXT_STEPS[START_CODES[code] ?? 'refused']]);
      expect(await counts()).toEqual({ start: 1, exit: 0 });
      await clear();
    });
  }
  // Each step works.
  const failing = () => refuseOnce(ownPlatform, path, 1089);
  await failing();
  await page.goto(address);
  await start.step('retry').click();
  await start.isPlaying();
  await failing();
  await page.reload();
  await start.step('support').click();
  await expect(page.locator('[data-screen="service"]')).toBeVisible();
  await failing();
  await page.goto('/lobby/home');
  await home.isReady();
  await page.goto(address);
  await start.step('back').click();
  await home.isReady();
});

test('coins being settled: retried after 1, 2, 4 and 8 s, then the player decides [errors.start-game]', async ({
  page,
  lobby,
  ownPlatform,
  start,
}) => {
  const clear = await setFault(ownPlatform, { path, kind: 'errcode', value: 2 });
  await page.goto('/about');
  await page.clock.install();
  const counts = await countPlays(ownPlatform);
  await page.goto(startAddress(gameOfKind(lobby, 'reels')));
  for (const [asked, wait] of [1_000, 2_000, 4_000, 8_000].entries()) {
    await start.isIn('settling');
    await expect.poll(async () => (await counts()).start).toBe(asked + 1);
    await expect(start.screen.getByText(start.p.settling)).toBeVisible();
    await page.clock.runFor(wait);
  }
  await expect(start.problem).toHaveAttribute('data-failure', 'settling');
  expect(await counts()).toEqual({ start: 5, exit: 0 });
  await clear();
  await start.step('retry').click();
  await expect.poll(async () => (await counts()).start).toBe(6);
});

test('no answer, a broken one, a refused one, a lost network, a dead session', async ({
  page,
  context,
  lobby,
  ownPlatform,
  consoleErrors,
  t,
  start,
}) => {
  consoleErrors.expect(/Failed to load resource|net::ERR_/);
  const address = startAddress(gameOfKind(lobby, 'reels'));
  for (const { fault, failure } of [
    { fault: { kind: 'no-answer' }, failure: 'timeout' },
    { fault: { kind: 'bad-json' }, failure: 'contract' },
    { fault: { kind: 'http', value: 500 }, failure: 'http' },
    { fault: { kind: 'reset' }, failure: 'network' },
  ] as const) {
    await test.step(failure, async () => {
      const clear = await setFault(ownPlatform, { path, ...fault });
      await page.goto(address);
      await expect(start.back).toBeVisible();
      await expect(start.problem).toHaveAttribute('data-failure', failure);
      await clear();
      await start.step('retry').click();
      await start.isPlaying();
    });
  }

  // If the network goes while playing, the game stays and a notice says so.
  await offline(context, async () => {
    await expect(page.getByText(t.offline.works)).toBeVisible();
    await start.isPlaying();
  });

  await setFault(ownPlatform, { path, kind: 'code', value: 401, times: 1 });
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\?back=/);
});

test('an invalid, an unknown and a missing id are explained, and lead back by themselves [routes.start]', async ({
  page,
  home,
  ownPlatform,
  start,
}) => {
  const counts = await countPlays(ownPlatform);
  for (const query of ['?gameId=abc', '?gameId=-3', '?gameId=99999999', '?gameId=1.5', '']) {
    await page.goto(`/start${query}`);
    await expect(start.problem).toContainText(start.p.failed.unknownTitle);
    expect(await start.steps()).toEqual(['back']);
  }
  await home.open();
  await page.clock.install();
  await page.goto('/start?gameId=99999999');
  await expect(start.problem).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(page).toHaveURL(/\/lobby\/home$/);
  expect(await counts()).toEqual({ start: 0, exit: 0 });
  // A wrong provider or category does not matter when the game is known.
  await home.isReady();
  const [id = 0] = await home.ids();
  await page.goto(`/start?gameId=${id}&brandId=nonsense&typeId=-1`);
  await start.isPlaying();
});

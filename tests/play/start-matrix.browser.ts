/**
 * Every failure to open a game, combined with what a player does then: turns the phone, goes back in three
 * ways, reloads. Each time there is something to press within 10 s, Back leads to the same place in the
 * lobby, and every game session opened on the server is closed once.
 */
import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { START_CODES, type FailureName } from '#shared/play/start-failure.ts';
import { answerWith, FOREIGN, serveForeign } from '#tests/support/pages/foreign-game.ts';
import { test } from '#tests/support/pages/framing-test.ts';
import type { HomePage } from '#tests/support/pages/home-page.ts';
import { openCard, scrollTo, seen, top } from '#tests/support/pages/lobby-place.ts';
import { setFault } from '#tests/support/pages/operator-steps.ts';
import { countPlays, type StartPage } from '#tests/support/pages/start-page.ts';

const { path } = endpoints.startGame;
const SLOTS = 1;
const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
/** How long a game may take to say that it is ready, in ms. */
const READY_LIMIT = 10_000;

type Undo = () => Promise<unknown>;

interface Row {
  readonly failure: FailureName;
  /** Causes the failure; returns how to end it. */
  readonly begin: () => Promise<Undo>;
  /** The server opened the game, but its frame sends nothing. */
  readonly isSilent?: boolean;
  /** A game session was opened, which must be closed. */
  readonly isOpened?: boolean;
}

const WAYS: Record<string, (page: Page, start: StartPage) => Promise<unknown>> = {
  'the step': (_page, start) => start.step('back').click(),
  'the bar': (_page, start) => start.back.click(),
  'the browser': (page) => page.goBack(),
};

/** Checks that something can be pressed and is not covered. */
async function isActionable(start: StartPage): Promise<void> {
  await start.step('back').click({ trial: true });
  await start.back.click({ trial: true });
}

async function failsAs(page: Page, start: StartPage, { failure, isSilent }: Row): Promise<void> {
  if (isSilent === true) {
    await start.isIn('opening');
    await page.clock.runFor(READY_LIMIT);
  }
  await expect(start.problem).toHaveAttribute('data-failure', failure);
}

/** Opens games from a position within the slots, and returns to it after each failure. */
async function walk(
  page: Page,
  home: HomePage,
  start: StartPage,
  rows: Row[],
  platform: Parameters<typeof countPlays>[0],
) {
  await page.clock.install();
  await home.open();
  await home.chooseCategory(SLOTS);
  await scrollTo(page, 1_500);
  const at = await top(page);
  const id = (await seen(page))[1] ?? 0;
  const ways = Object.entries(WAYS);
  for (const [turn, row] of rows.entries()) {
    const [way, leave] = ways[turn % ways.length] ?? ways[0] ?? [];
    await test.step(`${turn} ${row.failure}, back by ${way}`, async () => {
      const counts = await countPlays(platform);
      const undo = await row.begin();
      await openCard(page, home, id);
      await failsAs(page, start, row);
      for (const size of [SIDEWAYS, UPRIGHT]) {
        await page.setViewportSize(size);
        await isActionable(start);
      }
      const { start: starts, exit } = await counts();
      expect([starts <= 1, exit]).toEqual([true, 0]);
      await leave?.(page, start);
      await home.isReady();
      await home.isOnTab(home.categoryTab(SLOTS));
      await expect(home.gameLink(id)).toBeFocused();
      expect(await top(page)).toBe(at);
      await expect.poll(counts).toEqual({ start: starts, exit: row.isOpened === true ? 1 : 0 });
      await undo();
    });
  }
  return { id, at };
}

test('the server refuses: every code', async ({ page, home, ownPlatform, start }) => {
  const codes = Object.entries(START_CODES).filter(([, failure]) => failure !== 'settling');
  const rows = codes.map(([code, failure]) => ({
    failure,
    begin: () => setFault(ownPlatform, { path, kind: 'errcode', value: Number(code) }),
  }));
  const { id, at } = await walk(page, home, start, rows, ownPlatform);

  // After a reload the game is requested once more, and Back still leads to the same place.
  const undo = await setFault(ownPlatform, { path, kind: 'errcode', value: 1089 });
  const counts = await countPlays(ownPlatform);
  await openCard(page, home, id);
  await expect(start.problem).toHaveAttribute('data-failure', 'transfer-failed');
  await page.reload();
  await expect(start.problem).toHaveAttribute('data-failure', 'transfer-failed');
  await start.step('back').click();
  await home.isReady();
  await expect(home.gameLink(id)).toBeFocused();
  expect(await top(page)).toBe(at);
  expect(await counts()).toEqual({ start: 2, exit: 0 });
  await undo();

  // A session that is over leads to the login, and from there back to the lobby.
  await setFault(ownPlatform, { path, kind: 'code', value: 401, times: 1 });
  // The redirect may replace the game's address before a check could see it.
  await home.gameLink(id).click();
  await expect(page).toHaveURL(/\/login\?back=/);
  await page.setViewportSize(SIDEWAYS);
  await page.goBack();
  await home.isReady();
  expect((await counts()).exit).toBe(0);
});

test('no answer, no message, a refused frame', async ({
  page,
  home,
  ownPlatform,
  consoleErrors,
  start,
}) => {
  consoleErrors.expect(/Failed to load resource|net::ERR_|frame|Content Security Policy/i);
  await serveForeign(page, '');
  const answering = (gameUrl: string) => async () => {
    await answerWith(page, { gameUrl, origin: FOREIGN });
    return () => page.unroute(`**${path}`);
  };
  const rows: Row[] = [
    { failure: 'silent', isSilent: true, isOpened: true, begin: answering(`${FOREIGN}/play`) },
    // The app's own pages forbid framing.
    {
      failure: 'silent',
      isSilent: true,
      isOpened: true,
      begin: answering(`${ownPlatform.url}/about`),
    },
    { failure: 'frame-blocked', isOpened: true, begin: answering('https://not-allowed.test/game') },
    { failure: 'timeout', begin: () => setFault(ownPlatform, { path, kind: 'no-answer' }) },
    { failure: 'http', begin: () => setFault(ownPlatform, { path, kind: 'http', value: 500 }) },
  ];
  const { id, at } = await walk(page, home, start, rows, ownPlatform);

  // Reloading a silent game opens it again, and both sessions are closed.
  await answering(`${FOREIGN}/play`)();
  const counts = await countPlays(ownPlatform);
  await openCard(page, home, id);
  const silent: Row = {
    failure: 'silent',
    isSilent: true,
    begin: async () => async () => undefined,
  };
  await failsAs(page, start, silent);
  await page.reload();
  await failsAs(page, start, silent);
  await start.step('back').click();
  await home.isReady();
  await expect(home.gameLink(id)).toBeFocused();
  expect(await top(page)).toBe(at);
  await expect.poll(async () => (await counts()).exit).toBeGreaterThanOrEqual(2);
  // The first one once more if the closed page missed the answer.
  const { start: starts, exit } = await counts();
  expect([starts, exit <= 3]).toEqual([2, true]);
});

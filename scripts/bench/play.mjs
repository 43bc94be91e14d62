/// <reference lib="dom" />
import { fetchLobby, gamesOfType } from '../../tests/support/pages/lobby-data.ts';
import { makePlayer } from '../../tests/support/pages/operator-steps.ts';
import { signIn } from '../../tests/support/sign-in.ts';
import { CPU_SLOWDOWN, openPhone } from './emulated-phone.mjs';
import { isKept } from './load/probes.mjs';
import { percentile } from './report.mjs';

/** Kinds of games whose first round needs no choice, by the category that has them. */
const KINDS = new Map([
  ['reels', 1],
  ['fishing', 2],
  ['cards', 3],
  ['rise', 6],
]);
const DEMO_BAR_MS = 2_000;
const OPENING_BAR_MS = 1_500;
const FRAME_BAR_MS = 34;
const SLOW_FRAME_MS = 33.4;
const SLOW_BAR_PERCENT = 1;
/** Longer than a round of any kind. */
const ROUND_MS = 3_000;
const COINS = 1_000_000;
const KEPT_LOOK_MS = 200;
const KEPT_WITHIN_MS = 60_000;

/** Clicks the game's action as soon as it can be used, and notes when. Runs in every frame. */
function playWhenReady() {
  const look = () => {
    const action = document.querySelector('.action');
    if (!(action instanceof HTMLButtonElement) || action.disabled) {
      requestAnimationFrame(look);
      return;
    }
    action.click();
    requestAnimationFrame(() =>
      setTimeout(() => Reflect.set(window, 'playedAt', performance.timeOrigin + performance.now())),
    );
  };
  requestAnimationFrame(look);
}

/** Times frames while a round runs; runs in the game's frame. @param {number} forMs */
async function timeRound(forMs) {
  const nextFrame = () =>
    new Promise((/** @type {(now: number) => void} */ resolve) => requestAnimationFrame(resolve));
  const action = document.querySelector('.action');
  if (!(action instanceof HTMLButtonElement)) throw new Error('the game has no action');
  const taken = [];
  const start = await nextFrame();
  action.click();
  for (let before = start; before - start < forMs;) {
    const now = await nextFrame();
    taken.push(now - before);
    before = now;
  }
  return taken;
}

/**
 * Slows the processes of a page's frames: a sandboxed frame may have its own.
 * @param {import('@playwright/test').Page} page
 */
function slowFrames(page) {
  page.on('framenavigated', (frame) => {
    page
      .context()
      .newCDPSession(frame)
      .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }))
      // A frame of the page's own process has no session, and is slow already.
      .catch(() => undefined);
  });
}

/**
 * Waits until a game in the page has been played.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<{ frame: import('@playwright/test').Frame, playedAt: number }>} ms since the epoch
 */
async function untilPlayed(page) {
  const element = await page.waitForSelector('iframe');
  const frame = await element.contentFrame();
  if (frame === null) throw new Error('the game has no frame');
  const played = await frame.waitForFunction(() => Reflect.get(window, 'playedAt'));
  return { frame, playedAt: Number(await played.jsonValue()) };
}

/** @param {import('../../tests/support/pages/lobby-data.ts').WireGame} game */
const addressOf = ({ id, brandId, typeId }) =>
  `/start?gameId=${id}&brandId=${brandId}&typeId=${typeId}`;

/**
 * A campaign's link on a new phone: from the tap until the demo's first round is shown.
 * @param {import('../bench.mjs').BenchContext} context
 * @param {import('../../tests/support/pages/lobby-data.ts').WireGame} game
 */
async function tryDemo({ browser, platform }, game) {
  const { page, close } = await openPhone(browser, platform.url);
  try {
    slowFrames(page);
    await page.addInitScript(playWhenReady);
    await page.goto(`${addressOf(game)}&utm_source=bench`, { waitUntil: 'commit' });
    const { playedAt } = await untilPlayed(page);
    return playedAt - (await page.evaluate(() => performance.timeOrigin));
  } finally {
    await close();
  }
}

/**
 * A player who has been here before opens a game of each kind from the lobby and plays a round.
 * @param {import('../bench.mjs').BenchContext} context
 * @param {readonly import('../../tests/support/pages/lobby-data.ts').WireGame[]} games
 */
async function openGames({ browser, platform }, games) {
  const { page, slowDown, close } = await openPhone(browser, platform.url, { hasWorker: true });
  try {
    slowFrames(page);
    await signIn(page, platform, await makePlayer(platform, { coin: COINS }));
    await page.addInitScript(playWhenReady);
    await slowDown(1);
    await page.goto('/lobby/home');
    await page.waitForFunction(isKept, undefined, {
      polling: KEPT_LOOK_MS,
      timeout: KEPT_WITHIN_MS,
    });
    await page.waitForLoadState('networkidle');
    await slowDown(CPU_SLOWDOWN);
    /** @type {{ opened: number, frames: number[] }[]} */
    const taken = [];
    const [first] = games;
    if (first === undefined) return taken;
    // The first game of all loads the screen's code.
    for (const game of [first, ...games]) {
      await page.goto(`/lobby/home?tab=${game.typeId}`);
      const card = page.locator(`[data-game-id="${game.id}"] a`);
      await card.waitFor();
      await page.waitForLoadState('networkidle');
      const tappedAt = await card.evaluate((element) => {
        element.dispatchEvent(new Event('touchstart', { bubbles: true }));
        if (element instanceof HTMLElement) element.click();
        return performance.timeOrigin + performance.now();
      });
      const { frame, playedAt } = await untilPlayed(page);
      const action = frame.locator('.action:enabled');
      await action.waitFor();
      taken.push({
        opened: playedAt - tappedAt,
        frames: await frame.evaluate(timeRound, ROUND_MS),
      });
      await action.waitFor();
    }
    return taken.slice(1);
  } finally {
    await close();
  }
}

/** @type {import('../bench.mjs').Bench} */
export const play = {
  title: `play: a campaign's link to a demo's first round, a game's opening and its frames, ${CPU_SLOWDOWN}× CPU slowdown, slow 4G`,
  async run(context) {
    const lobby = await fetchLobby(context.platform);
    const games = [...KINDS.values()].map((typeId) => {
      const game = gamesOfType(lobby, typeId).find(
        ({ demo, status }) => demo === 1 && status !== 0,
      );
      if (game === undefined) throw new Error(`no demo in category ${typeId}`);
      return game;
    });
    const [reels] = games;
    if (reels === undefined) throw new Error('there are no games');
    const demos = [];
    /** @type {Awaited<ReturnType<typeof openGames>>[]} */
    const opened = [];
    for (let run = 1; run <= context.runs; run += 1) {
      demos.push(await tryDemo(context, reels));
      opened.push(await openGames(context, games));
      context.say(`run ${run}: demo ${Math.round(demos.at(-1) ?? NaN)} ms`);
    }
    const of = (/** @type {number} */ index) => opened.map((round) => round[index]);
    return [
      {
        what: 'campaign link to a demo’s first round',
        samples: demos,
        unit: 'ms',
        bar: DEMO_BAR_MS,
      },
      ...[...KINDS.keys()].flatMap((kind, index) => {
        const frames = of(index).map((one) => one?.frames ?? []);
        return /** @type {import('./report.mjs').Measure[]} */ ([
          {
            what: `${kind}: tap to first round`,
            samples: of(index).map((one) => one?.opened ?? NaN),
            unit: 'ms',
            bar: OPENING_BAR_MS,
          },
          {
            what: `${kind}: p99 of a round's frames`,
            samples: frames.map((taken) => percentile(taken, 0.99)),
            unit: 'ms',
            bar: FRAME_BAR_MS,
          },
          {
            what: `${kind}: frames over 33 ms`,
            samples: frames.map(
              (taken) =>
                (100 * taken.filter((/** @type {number} */ ms) => ms > SLOW_FRAME_MS).length) /
                taken.length,
            ),
            unit: '%',
            bar: SLOW_BAR_PERCENT,
          },
        ]);
      }),
    ];
  },
};

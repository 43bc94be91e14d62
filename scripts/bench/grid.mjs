/// <reference lib="dom" />
import { startPlatform } from '../../tests/support/platform-process.ts';
import { signIn } from '../../tests/support/sign-in.ts';
import { CPU_SLOWDOWN, openPhone } from './emulated-phone.mjs';
import { FRAME_MARK, traceOf, workBetween } from './main-thread.mjs';
import { percentile } from './report.mjs';

const GAMES = 5_000;
/** The scrolled category: the one with the most games. */
const SLOTS = 1;
const FRAMES = 300;
/** A quick flick: CSS pixels per frame. */
const STEP = 90;
const MOST_CARDS = 60;
/** 60 frames a second, plus the rounding of the clock. */
const FRAME_MS = 17;
const SLOW_FRAME_MS = 33;
const MARKS = { begins: 'bench:scroll', ends: 'bench:scrolled' };

/**
 * Scrolls frame by frame; runs in the page.
 * @param {{ frames: number, step: number, marks: typeof MARKS, frameMark: string }} how
 */
async function scrollThrough({ frames, step, marks, frameMark }) {
  const nextFrame = () =>
    new Promise((/** @type {(now: number) => void} */ resolve) => requestAnimationFrame(resolve));
  const taken = [];
  let mostCards = 0;
  let before = await nextFrame();
  performance.mark(marks.begins);
  for (let frame = 0; frame < frames; frame += 1) {
    performance.mark(frameMark);
    scrollBy({ top: step, behavior: 'instant' });
    const now = await nextFrame();
    taken.push(now - before);
    before = now;
    mostCards = Math.max(mostCards, document.querySelectorAll('[data-game-id]').length);
  }
  performance.mark(marks.ends);
  return { taken, mostCards };
}

/**
 * Scrolls as before and counts the frames that show a position without a card; runs in the page. Checking
 * takes time, so this walk is not timed.
 * @param {{ frames: number, step: number }} how
 */
async function countBlanks({ frames, step }) {
  const grid = document.querySelector('[data-game-id]')?.closest('section');
  if (!grid) throw new Error('there is no grid of games');
  let blanks = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise(requestAnimationFrame);
    scrollBy({ top: step, behavior: 'instant' });
    // The elements present now are those this frame shows: no script runs before it is painted.
    const { top, bottom } = grid.getBoundingClientRect();
    const cards = [...document.querySelectorAll('[data-game-id]')].map((card) =>
      card.getBoundingClientRect(),
    );
    const first = Math.min(...cards.map((card) => card.top));
    const end = Math.max(...cards.map((card) => card.bottom));
    const gap = 40;
    const isCovered = first <= Math.max(0, top) + gap && end >= Math.min(innerHeight, bottom) - gap;
    if (!isCovered) blanks += 1;
  }
  return blanks;
}

/** Taps the first like button in view and returns how many cards changed; runs in the page. */
async function tapHeart() {
  /** @type {Set<Element | null>} */
  const changed = new Set();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      changed.add(element?.closest('[data-game-id]') ?? null);
    }
  });
  const lists = [...document.querySelectorAll('[data-game-id]')];
  for (const card of lists) {
    observer.observe(card, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  }
  const heart = lists
    .map((card) => card.querySelector('[aria-pressed]'))
    .find((button) => (button?.getBoundingClientRect().top ?? 0) > innerHeight / 2);
  if (!(heart instanceof HTMLElement)) throw new Error('no heart in view');
  const start = performance.now();
  heart.click();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const taken = performance.now() - start;
  observer.disconnect();
  return { taken, cards: changed.size };
}

const WALK = { frames: FRAMES, step: STEP, marks: MARKS, frameMark: FRAME_MARK };

/**
 * Scrolls through the largest category on a slow phone and on a fast one, then taps a like button.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../../tests/support/platform-process.ts').PlatformProcess} platform
 */
async function walkOnce(browser, platform) {
  const { page, slowDown, close } = await openPhone(browser, platform.url);
  try {
    await signIn(page, platform);
    await page.goto('/lobby/home');
    await page.locator('[data-balance]').first().waitFor();
    // A touch: a mouse that stays above the page makes the browser hit-test in every frame, which no phone
    // does.
    await page.locator(`[id="lobby-tab-${SLOTS}"]`).tap();
    await page.locator('[data-game-id]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const slow = await page.evaluate(scrollThrough, WALK);
    await page.waitForLoadState('networkidle');
    const heart = await page.evaluate(tapHeart);
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    await session.send('Performance.enable');
    const { metrics } = await session.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    await slowDown(1);
    const quick = await page.evaluate(scrollThrough, WALK);
    const trace = await traceOf(browser, page, () => page.evaluate(scrollThrough, WALK));
    const work = workBetween(trace, MARKS.begins, MARKS.ends).flat();
    const blanks = await page.evaluate(countBlanks, { frames: FRAMES, step: -STEP });
    return {
      slow: percentile(slow.taken, 0.99),
      quick: percentile(quick.taken, 0.99),
      work: percentile(work, 0.99),
      usualWork: percentile(work, 0.5),
      blanks,
      mostCards: Math.max(slow.mostCards, quick.mostCards),
      cards: heart.cards,
      heart: heart.taken,
      heap: heap / 2 ** 20,
    };
  } finally {
    await close();
  }
}

/** @type {import('../bench.mjs').Bench} */
export const grid = {
  title: `grid: a category of ${GAMES} games scrolled quickly`,
  async run({ browser, runs, say }) {
    const platform = await startPlatform({ games: GAMES });
    /** @type {Awaited<ReturnType<typeof walkOnce>>[]} */
    const samples = [];
    try {
      await walkOnce(browser, platform);
      for (let run = 1; run <= runs; run += 1) {
        const sample = await walkOnce(browser, platform);
        const { quick, slow, work } = sample;
        const [atOne, atFour, ofThread] = [quick, slow, work].map((ms) => `${ms.toFixed(1)} ms`);
        say(`run ${run}: p99 ${atOne}, slow ${atFour}, of the main thread ${ofThread}`);
        samples.push(sample);
      }
    } finally {
      await platform.stop();
    }
    /**
     * @param {keyof (typeof samples)[number]} name
     * @param {number} [times]
     */
    const of = (name, times = 1) => samples.map((sample) => sample[name] * times);
    const slower = `${CPU_SLOWDOWN}×`;
    const scrolled = 'a frame while scrolling';
    return [
      { what: `${scrolled}, p99, 1×`, samples: of('quick'), unit: 'ms', bar: FRAME_MS },
      { what: `${scrolled}, p99, ${slower}`, samples: of('slow'), unit: 'ms', bar: SLOW_FRAME_MS },
      { what: 'main thread in such a frame, p99', samples: of('work'), unit: 'ms', bar: FRAME_MS },
      {
        what: `the same, × ${CPU_SLOWDOWN}`,
        samples: of('work', CPU_SLOWDOWN),
        unit: 'ms',
        bar: SLOW_FRAME_MS,
      },
      { what: 'main thread in a frame, median', samples: of('usualWork'), unit: 'ms' },
      { what: `frames with a blank place, of ${FRAMES}`, samples: of('blanks'), unit: '', bar: 0 },
      { what: 'most cards in the page', samples: of('mostCards'), unit: '', bar: MOST_CARDS },
      { what: 'cards that a heart changes', samples: of('cards'), unit: '', bar: 1 },
      {
        what: `a heart, tap to the second frame after, ${slower}`,
        samples: of('heart'),
        unit: 'ms',
      },
      { what: 'script memory with all games, collected', samples: of('heap'), unit: 'MiB' },
    ];
  },
};

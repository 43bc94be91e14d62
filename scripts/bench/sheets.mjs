/// <reference lib="dom" />
import { signIn } from '../../tests/support/sign-in.ts';
import { CPU_SLOWDOWN, openPhone } from './emulated-phone.mjs';
import { FRAME_MARK, traceOf, workBetween } from './main-thread.mjs';
import { percentile } from './report.mjs';

/** 60 frames a second, plus the rounding of the clock. */
const FRAME_MS = 17;
const MOST_MS = 33;
/** From a press to the next frame. */
const ANSWER_MS = 80;
const MARKS = { pressed: 'bench:pressed', moves: 'bench:moves', rests: 'bench:rests' };

/**
 * Waits for a press and for the overlay that it moves, until that stops; runs in the page. Frames count from
 * the first in which the overlay has moved: frames before and after it do not make the movement stutter. Its
 * delay is measured separately, from the press.
 * @param {{ marks: typeof MARKS, frameMark: string }} how
 * @returns {Promise<{ frames: number[], answered: number, moved: number }>} in ms: each frame while it moves;
 * from the press to the end of the next frame; and to the first frame in which it moves
 */
function watchMove({ marks, frameMark }) {
  return new Promise((resolve, reject) => {
    const watching = new AbortController();
    const how = { capture: true, signal: watching.signal };
    /** @type {number[]} */
    const frames = [];
    let [pressedAt, answered, moved, before] = [0, 0, 0, 0];
    const press = () => {
      if (pressedAt !== 0) return;
      performance.mark(marks.pressed);
      pressedAt = performance.now();
      // A message posted in a frame is delivered after that frame is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          answered = performance.now() - pressedAt;
        });
        port1.start();
        port2.postMessage(null);
      });
    };
    addEventListener('click', press, how);
    addEventListener('keydown', press, how);
    addEventListener(
      'transitionrun',
      ({ target, propertyName }) => {
        if (propertyName !== 'transform' || !(target instanceof Element)) return;
        if (!target.matches('[data-overlay]')) return;
        performance.mark(marks.moves);
        moved = performance.now() - pressedAt;
        // A sheet that has closed is removed before its `transitionend` would arrive.
        const moving = target
          .getAnimations()
          .find((one) => one instanceof CSSTransition && one.transitionProperty === propertyName);
        if (moving === undefined) throw new Error('a transition that is not listed');
        const stopped = () => reject(new Error('it was stopped on its way'));
        moving.addEventListener('cancel', stopped);
        moving.addEventListener('finish', () => {
          performance.mark(marks.rests);
          watching.abort();
          resolve({ frames, answered, moved });
        });
      },
      how,
    );
    /** @param {number} now */
    const frame = (now) => {
      if (watching.signal.aborted) return;
      performance.mark(frameMark);
      if (before !== 0) frames.push(now - before);
      if (moved !== 0) before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/**
 * Opens and closes each dialog of the page once, with a phone's taps and keys.
 * @param {import('@playwright/test').Page} page
 */
async function moveAll(page) {
  const moves = [];
  for (const button of await page.locator('main nav button').all()) {
    const place = await button.boundingBox();
    if (place === null) throw new Error('a button out of view');
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    for (const press of [() => page.touchscreen.tap(x, y), () => page.keyboard.press('Escape')]) {
      const move = page.evaluate(watchMove, { marks: MARKS, frameMark: FRAME_MARK });
      // The watch must be installed before the press.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await press();
      moves.push(await move);
      await page.waitForLoadState('networkidle');
    }
    await page.locator('[data-overlay]').waitFor({ state: 'detached' });
  }
  return moves;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Awaited<ReturnType<typeof openPhone>>} phone
 */
async function measureOnce(browser, { page, slowDown }) {
  await slowDown(CPU_SLOWDOWN);
  const moves = await moveAll(page);
  await slowDown(1);
  const trace = await traceOf(browser, page, () => moveAll(page));
  const work = workBetween(trace, MARKS.moves, MARKS.rests).flat();
  const first = workBetween(trace, MARKS.pressed, MARKS.moves).map((frames) =>
    frames.reduce((sum, ms) => sum + ms, 0),
  );
  const frames = moves.flatMap((move) => move.frames);
  return {
    median: percentile(frames, 0.5),
    p95: percentile(frames, 0.95),
    answered: Math.max(...moves.map(({ answered }) => answered)),
    moved: Math.max(...moves.map(({ moved }) => moved)),
    work: percentile(work, 0.95) * CPU_SLOWDOWN,
    first: Math.max(...first) * CPU_SLOWDOWN,
  };
}

/** @type {import('../bench.mjs').Bench} */
export const sheets = {
  title: `sheets: dialogs of activities come and go, ${CPU_SLOWDOWN}× CPU slowdown`,
  async run({ browser, platform, runs, say }) {
    /** @type {Awaited<ReturnType<typeof measureOnce>>[]} */
    const samples = [];
    const phone = await openPhone(browser, platform.url);
    const { page, close } = phone;
    try {
      await signIn(page, platform);
      await page.goto('/lobby/activity');
      await page.locator('main nav button').first().waitFor();
      await page.waitForLoadState('networkidle');
      // A first run, not counted, loads their code.
      await moveAll(page);
      for (let run = 1; run <= runs; run += 1) {
        samples.push(await measureOnce(browser, phone));
        say(`run ${run}: ${JSON.stringify(samples.at(-1))}`);
      }
    } finally {
      await close();
    }
    /** @param {keyof (typeof samples)[number]} name */
    const of = (name) => ({
      samples: samples.map((sample) => sample[name]),
      unit: /** @type {const} */ ('ms'),
    });
    return [
      { what: 'a frame while a sheet moves, median', ...of('median'), bar: FRAME_MS },
      { what: 'a frame while a sheet moves, p95', ...of('p95'), bar: MOST_MS },
      { what: `main thread in such a frame, p95, × ${CPU_SLOWDOWN}`, ...of('work'), bar: MOST_MS },
      { what: 'press to the next frame, slowest dialog', ...of('answered'), bar: ANSWER_MS },
      { what: 'press to the first frame that moves, slowest dialog', ...of('moved') },
      { what: `main thread until then, × ${CPU_SLOWDOWN}`, ...of('first'), bar: ANSWER_MS },
    ];
  },
};

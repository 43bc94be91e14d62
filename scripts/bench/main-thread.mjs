/**
 * The work of the page's main thread, from Chromium's trace. The trace counts the thread's own time,
 * excluding other programs, so a busy machine reports nearly the same values. Frame times by the clock do
 * not, and Chromium's CPU slowdown makes that worse: it also stretches the time that other programs took.
 */

/**
 * The used fields of an event in Chromium's trace, in microseconds.
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} cat
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts
 * @property {number} [dur]
 * @property {number} [tdur] the thread's own time
 */

const CATEGORIES = ['toplevel', 'blink.user_timing'];
const TASK = 'ThreadControllerImpl::RunTask';
/** The page sets this mark in each frame. */
export const FRAME_MARK = 'bench:frame';
const PER_MS = 1_000;

/**
 * Records a trace during an action in a page.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<readonly TraceEvent[]>}
 */
export async function traceOf(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = await browser.stopTracing();
  return JSON.parse(trace.toString()).traceEvents;
}

/**
 * Returns the main thread's work between two marks of the page, as often as they were set: from the task with
 * the first to the one before the second. In ms of the thread's time, for each frame.
 * @param {readonly TraceEvent[]} events
 * @param {string} from
 * @param {string} to
 * @returns {readonly (readonly number[])[]} the frames of each interval
 */
export function workBetween(events, from, to) {
  const ofPage = events.filter(({ cat }) => cat.includes('blink.user_timing'));
  const marked = (/** @type {string} */ name) =>
    ofPage.filter((event) => event.name === name).toSorted((a, b) => a.ts - b.ts);
  const [begins, ends, frames] = [marked(from), marked(to), marked(FRAME_MARK)];
  const tasks = events
    .filter(
      ({ name, pid, tid }) => name === TASK && pid === begins[0]?.pid && tid === begins[0].tid,
    )
    .toSorted((a, b) => a.ts - b.ts);
  if (tasks.length === 0) throw new Error(`the trace has no tasks around "${from}"`);
  const holds = (/** @type {TraceEvent} */ task, /** @type {TraceEvent} */ mark) =>
    task.ts <= mark.ts && mark.ts < endOf(task);
  return begins.map((begin) => {
    const end = ends.find(({ ts }) => ts > begin.ts);
    if (end === undefined) throw new Error(`the trace has no "${to}" after "${from}"`);
    const work = [0];
    for (const task of tasks) {
      if (endOf(task) <= begin.ts || endOf(task) > end.ts) continue;
      if (frames.some((mark) => holds(task, mark)) && work.at(-1) !== 0) work.push(0);
      work[work.length - 1] = (work.at(-1) ?? 0) + (task.tdur ?? task.dur ?? 0) / PER_MS;
    }
    return work;
  });
}

/** @param {TraceEvent} task */
const endOf = ({ ts, dur = 0 }) => ts + dur;

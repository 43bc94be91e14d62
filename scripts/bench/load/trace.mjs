/**
 * Names the long tasks of a page's main thread, from Chromium's trace: what ran in them, and for how long.
 */

/**
 * The used fields of a complete event in Chromium's trace, in microseconds.
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts
 * @property {number} [dur]
 * @property {{ name?: string, data?: { functionName?: string, url?: string, type?: string }, fileName?: string, beginData?: { url?: string }, elementCount?: number }} [args]
 */

/**
 * @typedef {object} LongTask
 * @property {number} at ms since the trace began
 * @property {number} took ms
 * @property {readonly { what: string, ms: number }[]} parts what took the most of it, without what ran inside of it
 */

const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8', 'loading', 'blink.user_timing'];
const TASKS = new Set(['ThreadControllerImpl::RunTask', 'RunTask']);
const PER_MS = 1_000;
const PARTS = 4;

/**
 * Records a trace until the returned function is called, which reads the tasks of the page's main thread that
 * took at least so long.
 * @param {import('./phone.mjs').Session} session of the page
 * @returns {Promise<(fromMs: number) => Promise<readonly LongTask[]>>}
 */
export async function recordTasks(session) {
  /** @type {TraceEvent[]} */
  const events = [];
  const collect = (/** @type {{ value: unknown[] }} */ { value }) => {
    events.push(.../** @type {TraceEvent[]} */ (value));
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES },
    transferMode: 'ReportEvents',
  });
  return async (fromMs) => {
    const isOver = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await isOver;
    session.off('Tracing.dataCollected', collect);
    return longTasksOf(events, fromMs);
  };
}

/**
 * @param {readonly TraceEvent[]} events
 * @param {number} fromMs
 * @returns {readonly LongTask[]}
 */
export function longTasksOf(events, fromMs) {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const ofMain = events
    .filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid} ${tid}`))
    .toSorted((a, b) => a.ts - b.ts);
  const began = ofMain[0]?.ts ?? 0;
  return ofMain
    .filter(({ name, dur = 0 }) => TASKS.has(name) && dur >= fromMs * PER_MS)
    .map((task) => ({
      at: (task.ts - began) / PER_MS,
      took: (task.dur ?? 0) / PER_MS,
      parts: partsOf(task, ofMain),
    }));
}

/**
 * @param {TraceEvent} task
 * @param {readonly TraceEvent[]} events of its thread, by time
 */
function partsOf(task, events) {
  /** @type {Map<string, number>} */
  const own = new Map();
  const add = (/** @type {TraceEvent} */ event, /** @type {number} */ us) => {
    const what = describe(event);
    own.set(what, (own.get(what) ?? 0) + us);
  };
  /** @type {TraceEvent[]} */
  const open = [];
  for (const event of events) {
    if (event.pid !== task.pid || event.tid !== task.tid) continue;
    if (event.ts < task.ts || endOf(event) > endOf(task)) continue;
    while (open.length > 0 && endOf(/** @type {TraceEvent} */ (open.at(-1))) <= event.ts)
      open.pop();
    const outer = open.at(-1);
    if (outer !== undefined) add(outer, -(event.dur ?? 0));
    add(event, event.dur ?? 0);
    open.push(event);
  }
  return [...own]
    .map(([what, us]) => ({ what, ms: us / PER_MS }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, PARTS);
}

/** @param {TraceEvent} event */
const endOf = ({ ts, dur = 0 }) => ts + dur;

/** @param {TraceEvent} event */
function describe({ name, args }) {
  const { functionName, url, type } = args?.data ?? {};
  const file = (url ?? args?.fileName ?? args?.beginData?.url ?? '').split('/').at(-1);
  return [name, functionName, file, type].filter(Boolean).join(' ');
}

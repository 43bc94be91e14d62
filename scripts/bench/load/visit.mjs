import { setTimeout as sleep } from 'node:timers/promises';
import { CPU_SLOWDOWN, SLOW_4G } from '../emulated-phone.mjs';
import { percentile } from '../report.mjs';
import {
  countElements,
  hasRested,
  isInteractive,
  isKept,
  noteIcons,
  noteInvitation,
  noteLoad,
  readNoted,
  scrollSteadily,
  tapWhenPainted,
} from './probes.mjs';

/** @typedef {import('./phone.mjs').Phone} Phone */
/** @typedef {import('./phone.mjs').Session} Session */
/** @typedef {import('./probes.mjs').Noted} Noted */
/** @typedef {'document' | 'script' | 'style' | 'image' | 'call' | 'other'} ByteKind */
/** @typedef {Readonly<Record<ByteKind, number>>} Bytes */

/**
 * One load of a page.
 * @typedef {Noted & {
 *   bytes: Bytes, scriptBytes: number, requests: number, blocked: number, longest: number,
 *   busy: number, elements: number, heap: number,
 * }} Load times in ms, the heap in bytes
 */

/** A load is over when the page has been idle for this long. */
const REST_MS = 1_500;
/** The network is quiet when no request has run for this long. */
const QUIET_MS = 500;
const LOOK_MS = 100;
const WITHIN_MS = 60_000;
const TABS = '[role="tab"]';
const BLOCKED_FROM_MS = 50;

/** The browser reports no quicker taps. */
const QUICKEST_TAP_MS = 16;
const SCROLL = { forMs: 3_000, pixelsPerMs: 3 };
const SLOW_FRAME_MS = 33.4;

/**
 * @typedef {object} Use responsiveness of an idle lobby
 * @property {number} worstTap ms until the next frame after a change of category
 * @property {number} frame p99 of the frames of a scroll, in ms
 * @property {number} slowFrames share that took longer than two frames, in %
 */

/**
 * @typedef {object} Visit what can be done with a page that has loaded
 * @property {() => Promise<Pick<Use, 'worstTap'>>} tapTabs
 * @property {() => Promise<Omit<Use, 'worstTap'>>} scroll
 * @property {() => Promise<void>} settle waits for the worker, at full speed
 */

/** @type {Readonly<Record<string, ByteKind>>} */
const KINDS = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  Fetch: 'call',
  XHR: 'call',
};

/**
 * Counts the page's requests, and the bytes received over the network, by kind.
 * @param {Session} session
 */
function countBytes(session) {
  /** @type {Map<string, { kind: ByteKind, bytes: number, isOver: number }>} */
  const requests = new Map();
  /** @type {Set<string>} */
  const open = new Set();
  let quietSince = Infinity;
  const end = (/** @type {string} */ requestId) => {
    open.delete(requestId);
    if (open.size === 0) quietSince = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    requests.set(requestId, { kind: KINDS[type ?? ''] ?? 'other', bytes: 0, isOver: 0 });
    open.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.bytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    end(requestId);
    const request = requests.get(requestId);
    if (request === undefined) return;
    request.isOver = timestamp;
    // No data events are reported for the document.
    request.bytes ||= encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return {
    /** @returns {Bytes} */
    read() {
      const sums = { document: 0, script: 0, style: 0, image: 0, call: 0, other: 0 };
      for (const { kind, bytes } of requests.values()) sums[kind] += bytes;
      return sums;
    },
    count: () => requests.size,
    isQuiet: () => open.size === 0 && Date.now() - quietSince >= QUIET_MS,
    /** @param {number} time on the browser's clock, in seconds */
    scriptUntil(time) {
      const scripts = [...requests.values()].filter(
        ({ kind, isOver }) => kind === 'script' && isOver > 0 && isOver <= time,
      );
      return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    },
  };
}

/**
 * @param {Session} session
 * @param {string} name
 */
async function metricOf(session, name) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? 0;
}

/** @param {Session} session */
async function usedHeap(session) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return metricOf(session, 'JSHeapUsedSize');
}

/**
 * Loads a page on the emulated phone and measures until it is idle.
 * @param {Phone} phone
 * @param {{ url: string, sign: string }} target `sign` selects the page's main content
 * @param {{ isOffline?: boolean, taps?: boolean, isInvited?: boolean, weighs?: boolean }} [how] `taps`: taps a tab once games are
 *   painted; `isInvited`: the install sheet was shown earlier today; `weighs`: reads the heap, which collects garbage and makes what follows slower
 * @returns {Promise<Load & Visit>}
 */
export async function visit(
  phone,
  { url, sign },
  { isOffline = false, taps = false, isInvited = false, weighs = false } = {},
) {
  const { session } = phone;
  const setNetwork = (/** @type {typeof SLOW_4G} */ conditions) =>
    session.send('Network.emulateNetworkConditions', conditions);
  await setNetwork({ ...SLOW_4G, offline: isOffline });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const counted = countBytes(session);
  const untilRest = async (/** @type {string} */ wanted) => {
    const isResting = async () =>
      counted.isQuiet() && (await phone.evaluate(hasRested, wanted, REST_MS));
    const latest = Date.now() + WITHIN_MS;
    while (!(await isResting())) {
      if (Date.now() > latest) throw new Error(`${url} did not come to rest`);
      await sleep(LOOK_MS);
    }
  };
  await phone.runFirst(noteLoad);
  await phone.runFirst(noteIcons);
  if (taps) await phone.runFirst(tapWhenPainted);
  if (isInvited) await phone.runFirst(noteInvitation);
  let startedAt = 0;
  session.once('Network.requestWillBeSent', ({ timestamp }) => (startedAt = timestamp));
  await phone.go(url);
  if (taps) await phone.until(isInteractive);
  // The tapped tab may have no games.
  await untilRest(taps ? '' : sign);
  const busy = (await metricOf(session, 'TaskDuration')) * 1000;
  const requests = counted.count();
  const noted = await phone.evaluate(readNoted);
  const blocked = noted.longTasks
    .filter(({ at }) => at >= noted.firstPaint)
    .reduce((sum, { took }) => sum + took - BLOCKED_FROM_MS, 0);
  return {
    ...noted,
    bytes: counted.read(),
    scriptBytes: counted.scriptUntil(startedAt + (noted.interactive ?? Infinity) / 1000),
    requests,
    blocked,
    longest: Math.max(0, ...noted.longTasks.map(({ took }) => took)),
    busy,
    elements: await phone.evaluate(countElements),
    heap: weighs ? await usedHeap(session) : NaN,
    async tapTabs() {
      for (const place of [2, 1, 3]) {
        await phone.tap(TABS, place);
        await untilRest('');
      }
      const { taps: times } = await phone.evaluate(readNoted);
      await phone.tap(TABS, 0);
      await untilRest(sign);
      return { worstTap: Math.max(QUICKEST_TAP_MS, ...times) };
    },
    async scroll() {
      const frames = await phone.evaluate(scrollSteadily, SCROLL);
      return {
        frame: percentile(frames, 0.99),
        slowFrames: (100 * frames.filter((ms) => ms > SLOW_FRAME_MS).length) / frames.length,
      };
    },
    async settle() {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await setNetwork({
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      await phone.until(isKept);
      while (!counted.isQuiet()) await sleep(LOOK_MS);
      // Nobody leaves in the moment in which the last icon is stored.
      await sleep(REST_MS);
    },
  };
}

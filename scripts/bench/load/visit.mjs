/// <reference lib="dom" />
import { chromium } from '@playwright/test';
import { CPU_SLOWDOWN, SLOW_4G } from '../emulated-phone.mjs';
import { percentile } from '../report.mjs';
import {
  isKept,
  noteIcons,
  noteInvitation,
  noteLoad,
  scrollSteadily,
  tapWhenPainted,
} from './probes.mjs';

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

const SCREEN = { width: 412, height: 823 };
const PIXEL_RATIO = 2.6;
/** A load is over when the page has been idle for this long. */
const REST_MS = 1_500;
const BLOCKED_FROM_MS = 50;
const KEPT_WITHIN_MS = 60_000;
const KEPT_LOOK_MS = 200;

/** The browser reports no quicker taps. */
const QUICKEST_TAP_MS = 16;
const SCROLL = { forMs: 3_000, pixelsPerMs: 1.5 };
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
 * Opens the browser of a phone with its stored profile.
 * @param {string} executablePath
 * @param {string} profile the browser's own folder
 */
export function openBrowser(executablePath, profile) {
  return chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox'],
    viewport: SCREEN,
    deviceScaleFactor: PIXEL_RATIO,
    isMobile: true,
    hasTouch: true,
    locale: 'en-PH',
  });
}

/**
 * Counts the bytes received over the network, by kind.
 * @param {import('@playwright/test').CDPSession} session
 */
function countBytes(session) {
  /** @type {Map<string, { kind: ByteKind, bytes: number, isOver: number }>} */
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    requests.set(requestId, { kind: KINDS[type ?? ''] ?? 'other', bytes: 0, isOver: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.bytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request === undefined) return;
    request.isOver = timestamp;
    // No data events are reported for the document.
    request.bytes ||= encodedDataLength;
  });
  return {
    /** @returns {Bytes} */
    read() {
      const sums = { document: 0, script: 0, style: 0, image: 0, call: 0, other: 0 };
      for (const { kind, bytes } of requests.values()) sums[kind] += bytes;
      return sums;
    },
    count: () => requests.size,
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
 * @param {import('@playwright/test').Page} page
 * @param {string} sign selects the page's main content; '' when it has been seen
 */
async function untilRest(page, sign) {
  if (sign !== '') await page.locator(sign).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction((rest) => {
    const noted = /** @type {Noted} */ (Reflect.get(window, 'noted'));
    const last = noted.longTasks.at(-1);
    const since = Math.max(last === undefined ? 0 : last.at + last.took, noted.largestPaint);
    return noted.firstPaint > 0 && performance.now() - since > rest;
  }, REST_MS);
  await page.waitForLoadState('networkidle');
}

/**
 * @param {import('@playwright/test').CDPSession} session
 * @param {string} name
 */
async function metricOf(session, name) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? 0;
}

/** @param {import('@playwright/test').CDPSession} session */
async function usedHeap(session) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return metricOf(session, 'JSHeapUsedSize');
}

/**
 * Loads a page on the emulated phone and measures until it is idle.
 * @param {import('@playwright/test').BrowserContext} phone
 * @param {{ url: string, sign: string }} target `sign` selects the page's main content
 * @param {{ isOffline?: boolean, taps?: boolean, isInvited?: boolean, isTraced?: boolean }} [how] `taps`: taps a tab once games are
 *   painted; `isInvited`: the install sheet was shown earlier today; `isTraced`: leaves the heap alone
 * @returns {Promise<Load & Visit>}
 */
export async function visit(
  phone,
  { url, sign },
  { isOffline = false, taps = false, isInvited = false, isTraced = false } = {},
) {
  const page = phone.pages()[0] ?? (await phone.newPage());
  const session = await phone.newCDPSession(page);
  await phone.setOffline(isOffline);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', { ...SLOW_4G, offline: isOffline });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const counted = countBytes(session);
  await page.addInitScript(noteLoad);
  await page.addInitScript(noteIcons);
  if (taps) await page.addInitScript(tapWhenPainted);
  if (isInvited) await page.addInitScript(noteInvitation);
  let startedAt = 0;
  session.once('Network.requestWillBeSent', ({ timestamp }) => (startedAt = timestamp));
  await page.goto(url, { waitUntil: 'commit' });
  if (taps) {
    await page.waitForFunction(
      () => /** @type {Noted} */ (Reflect.get(window, 'noted')).interactive !== null,
    );
  }
  // The tapped tab may have no games.
  await untilRest(page, taps ? '' : sign);
  const busy = (await metricOf(session, 'TaskDuration')) * 1000;
  const requests = counted.count();
  const noted = await page.evaluate(() => /** @type {Noted} */ (Reflect.get(window, 'noted')));
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
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    // To read it collects garbage, which would be the longest task of a trace.
    heap: isTraced ? NaN : await usedHeap(session),
    async tapTabs() {
      for (const place of [2, 1, 3]) {
        await page.locator('[role="tab"]').nth(place).tap();
        await untilRest(page, '');
      }
      const times = await page.evaluate(
        () => /** @type {Noted} */ (Reflect.get(window, 'noted')).taps,
      );
      await page.locator('[role="tab"]').first().tap();
      await untilRest(page, sign);
      return { worstTap: Math.max(QUICKEST_TAP_MS, ...times) };
    },
    async scroll() {
      const frames = await page.evaluate(scrollSteadily, SCROLL);
      return {
        frame: percentile(frames, 0.99),
        slowFrames: (100 * frames.filter((ms) => ms > SLOW_FRAME_MS).length) / frames.length,
      };
    },
    async settle() {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      await page.waitForFunction(isKept, undefined, {
        polling: KEPT_LOOK_MS,
        timeout: KEPT_WITHIN_MS,
      });
      await page.waitForLoadState('networkidle');
    },
  };
}

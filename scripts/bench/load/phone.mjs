import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

/**
 * The browser of a phone, driven by its protocol alone. A driver's own scripts in the page would cost more than
 * what is measured: with Playwright's, the same load kept the main thread busy for 1.5 times as long, painted
 * first up to 1.8 times as late and took 1.4 MiB more of the script heap.
 */

/** @typedef {import('puppeteer-core').CDPSession} Session */
/** @typedef {import('puppeteer-core').Browser} Browser */

const SCREEN = { width: 412, height: 823, deviceScaleFactor: 2.6, mobile: true };
const LOCALE = 'en-PH';
const LOOK_MS = 100;
const WITHIN_MS = 60_000;
/** Pages of the desktop browser's address bar, which no phone has: they start beside the measured page. */
const NO_DESKTOP = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';
/** Refuses every connection, those of the worker as well. */
const NO_NETWORK = ['--proxy-server=127.0.0.1:1', '--proxy-bypass-list=<-loopback>'];

/**
 * @typedef {object} Phone
 * @property {Session} session of its one page
 * @property {<Args extends unknown[]>(probe: (...args: Args) => void, ...args: Args) => Promise<unknown>} runFirst
 *   runs a function in each document before its own scripts
 * @property {(url: string) => Promise<void>} go begins a navigation
 * @property {<Args extends unknown[], Result>(probe: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>} evaluate
 *   runs a function in the page, with arguments and a result of JSON
 * @property {<Args extends unknown[]>(probe: (...args: Args) => unknown, ...args: Args) => Promise<void>} until
 *   waits until a function in the page returns something true
 * @property {(selector: string, place: number) => Promise<void>} tap touches the middle of an element
 * @property {() => Promise<void>} close
 */

/**
 * The middle of an element in the window; runs in the page.
 * @param {string} selector
 * @param {number} place among the elements that it selects
 */
function middleOf(selector, place) {
  const element = document.querySelectorAll(selector)[place];
  if (element === undefined) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Opens the browser of a phone with its stored profile.
 * @param {string} executablePath
 * @param {string} profile the browser's own folder
 * @param {{ isOffline?: boolean }} [how]
 * @returns {Promise<Phone>}
 */
export async function openPhone(executablePath, profile, { isOffline = false } = {}) {
  const browser = await puppeteer.launch({
    executablePath,
    userDataDir: profile,
    // Puppeteer's scripts go to pages that it is asked for, not to a target's own session.
    defaultViewport: null,
    args: [
      '--no-sandbox',
      NO_DESKTOP,
      `--lang=${LOCALE}`,
      '--hide-scrollbars',
      ...(isOffline ? NO_NETWORK : []),
    ],
  });
  const target = await browser.waitForTarget((found) => found.type() === 'page');
  const session = await target.createCDPSession();
  await beAPhone(browser, session);
  /** @type {Phone['evaluate']} */
  const evaluate = async (probe, ...args) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: callOf(probe, args),
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  return {
    session,
    evaluate,
    runFirst: (probe, ...args) =>
      session.send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(probe, args) }),
    async go(url) {
      const { errorText } = await session.send('Page.navigate', { url });
      if (errorText) throw new Error(`${url} did not open: ${errorText}`);
    },
    async until(probe, ...args) {
      const latest = Date.now() + WITHIN_MS;
      while (!(await evaluate(probe, ...args))) {
        if (Date.now() > latest) throw new Error(`the page was never so: ${probe.name}`);
        await sleep(LOOK_MS);
      }
    },
    async tap(selector, place) {
      const point = await evaluate(middleOf, selector, place);
      if (point === null) throw new Error(`nothing to tap: ${selector}, ${place}`);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    close: () => browser.close(),
  };
}

/**
 * @param {(...args: never[]) => unknown} probe
 * @param {readonly unknown[]} args
 */
const callOf = (probe, args) =>
  `(${String(probe)})(${args.map((value) => JSON.stringify(value)).join()})`;

/**
 * The user agent of Chrome on Android. A headless browser's own one is a robot's, and gets another page.
 * @param {string} version e.g. `HeadlessChrome/156.0.8078.108`
 */
function agentOf(version) {
  const [, full = '', major = ''] = /\/((\d+)[\d.]*)$/.exec(version) ?? [];
  return {
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`,
    userAgentMetadata: {
      brands: [{ brand: 'Chromium', version: major }],
      fullVersion: full,
      platform: 'Android',
      platformVersion: '14',
      architecture: '',
      model: 'Pixel 7',
      mobile: true,
    },
  };
}

/**
 * @param {Browser} browser
 * @param {Session} session
 */
async function beAPhone(browser, session) {
  await session.send('Page.enable');
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Emulation.setDeviceMetricsOverride', SCREEN);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setLocaleOverride', { locale: LOCALE });
  await session.send('Emulation.setUserAgentOverride', {
    ...agentOf(await browser.version()),
    acceptLanguage: LOCALE,
  });
}

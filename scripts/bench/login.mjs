/// <reference lib="dom" />
import { endpoints } from '../../src/shared/wire/endpoints.ts';
import { openPhone } from './emulated-phone.mjs';

/** The spec's pause between success and the lobby (spec §4), excluded from the measurement. */
const PAUSE_MS = 500;
const BAR_MS = 1_500;
const PATH = endpoints.accountLogin.path;

/**
 * Records when the form was sent, and the frame after the lobby shows games and the player's balance. Runs in
 * the page.
 */
function watchForLobby() {
  const isShown = (/** @type {string} */ selector) =>
    document.querySelector(selector)?.checkVisibility() === true;
  addEventListener(
    'submit',
    () => {
      performance.mark('bench.submit');
      const look = () => {
        const isThere =
          isShown('[data-screen="home"]') && isShown('[data-balance]') && isShown('[data-game-id]');
        if (!isThere) requestAnimationFrame(look);
        else requestAnimationFrame(() => performance.measure('bench.login', 'bench.submit'));
      };
      look();
    },
    { capture: true },
  );
}

/**
 * Logs in with the form on a phone that opens the app for the first time, then with the bare call.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../../tests/support/platform-process.ts').PlatformProcess} platform
 */
async function logInOnce(browser, { url, demo }) {
  const { page, close } = await openPhone(browser, url);
  try {
    await page.addInitScript(watchForLobby);
    await page.goto('/login');
    await page.locator('[name="account"]').fill(demo.account);
    await page.locator('[name="password"]').fill(demo.password);
    // A player types for seconds, so the encryption code has loaded by then.
    await page.waitForLoadState('networkidle');
    const sending = page.waitForRequest(`**${PATH}`);
    await page.locator('[data-screen="login"] button[type="submit"]').click();
    const request = await sending;
    const whole = await page.waitForFunction(
      () => performance.getEntriesByName('bench.login')[0]?.duration,
    );
    await page.waitForLoadState('networkidle');
    const call = {
      body: request.postData() ?? '',
      headers: await request.allHeaders(),
      path: PATH,
    };
    const bare = await page.evaluate(async ({ path, headers, body }) => {
      const allowed = Object.entries(headers).filter(([name]) => /^(?:content-type|x-)/.test(name));
      const start = performance.now();
      const response = await fetch(path, { method: 'POST', headers: allowed, body });
      const answer = /** @type {{ errcode?: number }} */ (await response.json());
      if (answer.errcode !== 0) throw new Error(`the bare login failed: ${answer.errcode}`);
      return performance.now() - start;
    }, call);
    return { login: Number(await whole.jsonValue()) - PAUSE_MS, bare };
  } finally {
    await close();
  }
}

/** @type {import('../bench.mjs').Bench} */
export const login = {
  title: 'login: submit → lobby with balance, 4× CPU slowdown, slow 4G, first visit',
  async run({ browser, platform, runs, say }) {
    // Warms up the browser and the server's code.
    await logInOnce(browser, platform);
    const samples = [];
    for (let run = 1; run <= runs; run += 1) {
      const sample = await logInOnce(browser, platform);
      say(`run ${run}: ${Math.round(sample.login)} ms, bare ${Math.round(sample.bare)} ms`);
      samples.push(sample);
    }
    return [
      {
        what: `submit to lobby, less ${PAUSE_MS} ms`,
        samples: samples.map((sample) => sample.login),
        unit: 'ms',
        bar: BAR_MS,
      },
      { what: 'the same call, bare', samples: samples.map(({ bare }) => bare), unit: 'ms' },
      {
        what: 'the form against the bare call',
        samples: samples.map((sample) => sample.login / sample.bare),
        unit: '×',
      },
    ];
  },
};

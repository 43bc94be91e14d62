/** The phone that the speed targets refer to: a slow processor on slow 4G. */
export const CPU_SLOWDOWN = 4;
const BITS_PER_BYTE = 8;
export const SLOW_4G = {
  offline: false,
  downloadThroughput: 1_600_000 / BITS_PER_BYTE,
  uploadThroughput: 750_000 / BITS_PER_BYTE,
  /** Round-trip time added to each call, in ms. */
  latency: 150,
};

/**
 * Opens a page with its own empty storage. The service worker is blocked unless asked for: it would use
 * processor time that no emulation slows down, and answer from a cache that a first visit lacks.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} baseURL
 * @param {{ hasWorker?: boolean }} [how]
 */
export async function openPhone(browser, baseURL, { hasWorker = false } = {}) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-PH',
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  /** @param {number} rate */
  const slowDown = async (rate) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  };
  await slowDown(CPU_SLOWDOWN);
  return { page, slowDown, close: () => context.close() };
}

import puppeteer from 'puppeteer-core';
import type { EnginePage } from './engine-page.ts';
import { freePort } from './free-port.ts';
import { addFirefoxAuthenticator } from './marionette.ts';

/**
 * Opens a page in Firefox.
 * @param executablePath the system's Firefox
 */
export async function openFirefox(executablePath: string): Promise<EnginePage> {
  const port = await freePort();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    args: ['-marionette'],
    extraPrefsFirefox: {
      'marionette.port': port,
      // The authenticator of tests only, not one that is plugged in.
      'security.webauth.webauthn_enable_softtoken': true,
      'security.webauth.webauthn_enable_usbtoken': false,
    },
  });
  const page = await browser.newPage();
  let disconnect = (): void => undefined;
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    read: <Value>(script: string) => page.evaluate(script) as Promise<Value>,
    waitFor: async (script, limitMs) => {
      await page.waitForFunction(script, { timeout: limitMs });
    },
    press: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    async addAuthenticator() {
      disconnect = await addFirefoxAuthenticator(port);
    },
    async close() {
      await browser.close();
      disconnect();
    },
  };
}

import puppeteer from 'puppeteer-core';
import type { EnginePage } from './engine-page.ts';

/**
 * Opens a page in Firefox.
 * @param executablePath the system's Firefox
 */
export async function openFirefox(executablePath: string): Promise<EnginePage> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
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
    close: () => browser.close(),
  };
}

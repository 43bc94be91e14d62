/** An install prompt made by the test: the real one would close a driven browser. */
import { expect, type Locator, type Page } from '@playwright/test';

const WAIT_FOR_CONTROLLER = () =>
  (globalThis as unknown as Window).parolaEarly?.onChange !== null &&
  (globalThis as unknown as Window).parolaEarly !== undefined;

/** Fires the install event; `window.asked` then counts how often the page called `prompt()`. */
export async function makeOffer(
  page: Page,
  outcome: 'accepted' | 'dismissed' | 'never' = 'never',
): Promise<void> {
  await page.evaluate((answer) => {
    const counter = globalThis as unknown as { asked: number };
    counter.asked = 0;
    const userChoice =
      answer === 'never' ? new Promise(() => undefined) : Promise.resolve({ outcome: answer });
    const prompt = () => {
      counter.asked += 1;
      return userChoice;
    };
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(event, { prompt, userChoice }));
  }, outcome);
}

/** Waits until the install controller listens: whatever is not shown afterwards was decided against. */
export async function controllerListens(page: Page): Promise<void> {
  await page.waitForFunction(WAIT_FOR_CONTROLLER);
}

/** Fires the install prompt at the listening controller and checks that nothing opens. */
export async function offerChangesNothing(page: Page): Promise<void> {
  await controllerListens(page);
  await makeOffer(page);
  await expectQuiet(page);
}

/** Checks that nothing is open or loading once the page has had time to render. */
export async function expectQuiet(page: Page): Promise<void> {
  const idle = () =>
    new Promise<void>((resolve) => {
      requestIdleCallback(() => requestAnimationFrame(() => resolve()));
    });
  await page.evaluate(idle);
  await page.evaluate(idle);
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
}

export const installSheet = (page: Page): Locator => page.locator('[data-overlay="install-sheet"]');

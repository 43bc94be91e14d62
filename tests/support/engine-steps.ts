/** Steps of a hand in any engine. */
import type { EnginePage } from './engine-page.ts';

export const LIMIT_MS = 30_000;
const REST_MS = 400;

export const isThere = (selector: string): string =>
  `document.querySelector(${JSON.stringify(selector)})?.checkVisibility() === true`;
export const textOf = (selector: string): string =>
  `document.querySelector(${JSON.stringify(selector)})?.textContent`;

/**
 * True once an element has stayed where it is for a moment, with nothing in front of it. Two looks at a sheet can
 * be the same before it begins to slide, and a press as quick as that counts as one with the press before it.
 */
const isAtRest = (selector: string): string => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  if (element === null) return false;
  if (element.closest('[data-overlay]') === null) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const place = [${JSON.stringify(selector)}, x, y, width, height].join();
  if (window.lookedAt?.place !== place) window.lookedAt = { place, since: performance.now() };
  return performance.now() - window.lookedAt.since >= ${REST_MS} &&
    element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})()`;

/** Presses what slides in. */
export async function pressAtRest(page: EnginePage, selector: string): Promise<void> {
  await page.waitFor(isAtRest(selector), LIMIT_MS);
  await page.press(selector);
}

/** Presses what slides in and has this text. */
export async function pressText(page: EnginePage, selector: string, text: string): Promise<void> {
  const found = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.textContent.trim() === ${JSON.stringify(text)})`;
  const mark = 'data-wanted-by-test';
  await page.waitFor(`${found}?.checkVisibility() === true`, LIMIT_MS);
  await page.read(`${found}.setAttribute('${mark}', '')`);
  await pressAtRest(page, `[${mark}]`);
  await page.read(`document.querySelector('[${mark}]')?.removeAttribute('${mark}')`);
}

import { expect, type Page } from '@playwright/test';

/** Returns the visible and accessible texts of the page. */
export async function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = document.body.innerText.split('\n');
    const labels = [...document.querySelectorAll('[aria-label], [placeholder], [alt]')].flatMap(
      (element) =>
        ['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [...shown, ...labels].map((line) => line.trim()).filter(Boolean);
  });
}

/** Checks that no text is a key or has an unfilled placeholder. */
export async function expectNoKeys(page: Page): Promise<void> {
  await expect(page.locator('#shell')).toHaveCount(0);
  const words = await wordsOf(page);
  expect(words.length).toBeGreaterThan(0);
  const key = /^[a-z][A-Za-z]*(?:\.[A-Za-z][\w-]*)+$/;
  expect(
    words.filter((line) => key.test(line) || /\{\{|\}\}|\bundefined\b|\bNaN\b/.test(line)),
  ).toEqual([]);
}

/** Checks whether everybody can use a screen: axe's rules, and no sideways overflow. */
import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Injects axe into a frame that does not have it yet. axe's own Playwright package injects it for every check
 * and gathers the findings in a separate page: more than twice the processor time.
 */
const AXE = `if (!('axe' in window)) { ${axe.source}
axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }); }`;

/** Options of an axe check. */
interface Look {
  /** Only these rules; all of `RULES` by default. */
  rules?: string[];
  /** Whether frames inside the page are checked too; true by default. */
  withFrames?: boolean;
}

async function lookAt(page: Page, { rules, withFrames = true }: Look): Promise<AxeResults> {
  for (const frame of withFrames ? page.frames() : [page.mainFrame()]) await frame.evaluate(AXE);
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: RULES },
    resultTypes: ['violations'],
  };
  return page.evaluate(
    ([exclude, chosen]) => (window as unknown as { axe: typeof axe }).axe.run({ exclude }, chosen),
    [withFrames ? [] : ['iframe'], options] as const,
  );
}

/** Checks that the page violates none of axe's rules once nothing moves any more. */
export async function expectAccessible(page: Page, what: string, look: Look = {}): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const results = await lookAt(page, look);
  const found = results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, what).toEqual([]);
}

/** Checks axe's rules and that nothing scrolls sideways. */
export async function expectUsable(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await expectInside(page, what);
}

/** Colour rules, the only ones that the other theme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Checks all rules in the dark theme and the colours in the light one; the page ends in the dark one. */
export async function expectUsableInBothThemes(page: Page, what: string): Promise<void> {
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectUsable(page, `${what}, dark`);
  const dark = await ink();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ink, { message: 'the ink of the light theme' }).not.toBe(dark);
  await expectAccessible(page, `${what}, light`, { rules: COLOUR_RULES });
  await page.emulateMedia({ colorScheme: 'dark' });
}

/** Checks that nothing overflows the page sideways. */
export async function expectInside(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `${what}: pixels beyond the side`).toBeLessThanOrEqual(0);
}

/** Checks that no amount reaches beyond what is around it, as one that may not break does in a narrow card. */
export async function expectAmountsInside(page: Page, what: string): Promise<void> {
  const beyond = await page.locator('[translate="no"]').evaluateAll((amounts) =>
    amounts
      .filter((amount) => amount.checkVisibility() && /\d/.test(amount.textContent ?? ''))
      .filter((amount) => amount.closest('[role="marquee"]') === null)
      .filter((amount) => {
        const { right } = amount.getBoundingClientRect();
        for (let around = amount.parentElement; around; around = around.parentElement) {
          const box = around.getBoundingClientRect();
          if (box.width > 0 && right > box.right + 1) return true;
          if (getComputedStyle(around).overflowX !== 'visible') return false;
        }
        return false;
      })
      .map((amount) => amount.textContent),
  );
  expect(beyond, `${what}: amounts beyond their place`).toEqual([]);
}

/** A longer one may be an address or a number: it breaks where it must. */
const LONGEST_WORD = 16;

/** Checks that no ordinary word is broken inside, as a narrow column does where words may break anywhere. */
export async function expectWholeWords(page: Page, what: string): Promise<void> {
  const broken = await page.evaluate((longest) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
        /(?<!\S)\p{L}{2,}(?!\S)/gu,
      )) {
        if (word.length > longest || /\p{Script=Thai}/u.test(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  }, LONGEST_WORD);
  expect(broken, `${what}: words that are broken inside`).toEqual([]);
}

/** Doubles the text size, as the phone's owner may have set it. */
export async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const enlarge = () => {
      document.documentElement.style.fontSize = '200%';
    };
    if (document.documentElement) enlarge();
    else document.addEventListener('DOMContentLoaded', enlarge);
  });
}

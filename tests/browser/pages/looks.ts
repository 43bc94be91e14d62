/** Whether a screen can be used by everybody: axe's rules, and nothing that runs out of the page. */
import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Puts axe into a frame that has none yet. Not by axe's own package for Playwright, which does so for
 * each look anew and gathers the findings in a page of its own: more than twice the processor time.
 */
const AXE = `if (!('axe' in window)) { ${axe.source}
axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }); }`;

/** What axe looks at, and by which rules. */
interface Look {
  /** These rules alone; all of `RULES` when left out. */
  rules?: string[];
  /** The frames inside the page are looked at too; true when left out. */
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

/** No violation of axe's rules on what the page shows, once nothing moves any more. */
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

/** No violation of axe's rules and no sideways scrolling. */
export async function expectUsable(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await expectInside(page, what);
}

/** What axe says of colours, which are all that the other theme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Usable in the dark theme, and its colours in the light one too; the page ends in the dark one. */
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

/** Nothing runs out of the page sideways. */
export async function expectInside(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `${what}: pixels beyond the side`).toBeLessThanOrEqual(0);
}

/** Text at twice its size, as the phone's owner may have set it. */
export async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const enlarge = () => {
      document.documentElement.style.fontSize = '200%';
    };
    if (document.documentElement) enlarge();
    else document.addEventListener('DOMContentLoaded', enlarge);
  });
}

import { markOf } from '#browser/history/back-stack.ts';
import { expect, type Locator, type Page } from '@playwright/test';

/** Overlays that have an entry in the history. */
const depth = async (page: Page): Promise<number> =>
  markOf(await page.evaluate((): unknown => history.state))?.depth ?? 0;

/**
 * Waits until an overlay is gone, with its entry in the history: a step back that is still pending would abort
 * the next navigation.
 * @param before overlays that had an entry while it was open
 */
export async function expectLeft(overlay: Locator, before = 1): Promise<void> {
  await expect(overlay).toHaveCount(0);
  if (before > 0) await expect.poll(() => depth(overlay.page())).toBeLessThan(before);
}

/** A dialog handles the Escape key only once it has the focus, some frames after it becomes visible. */
async function untilFocused(overlay: Locator): Promise<void> {
  await expect
    .poll(() => overlay.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
}

/** Closes an overlay with the Escape key. */
export async function closeByEscape(overlay: Locator): Promise<void> {
  await untilFocused(overlay);
  const before = await depth(overlay.page());
  await overlay.page().keyboard.press('Escape');
  await expectLeft(overlay, before);
}

/** The same where another overlay follows at once, with an entry of its own. */
export async function leaveForNext(overlay: Locator): Promise<void> {
  await untilFocused(overlay);
  await overlay.page().keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
}

import { markOf } from '#browser/history/back-stack.ts';
import { expect, type Locator } from '@playwright/test';

/**
 * Closes an overlay with the Escape key, and waits until it has left the history: a step back that is still
 * pending would abort the next navigation. A dialog handles the key only once it has the focus, some frames
 * after it becomes visible.
 */
export async function closeByEscape(overlay: Locator): Promise<void> {
  const page = overlay.page();
  const depth = async () => markOf(await page.evaluate((): unknown => history.state))?.depth ?? 0;
  await expect
    .poll(() => overlay.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  const before = await depth();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  if (before > 0) await expect.poll(depth).toBeLessThan(before);
}

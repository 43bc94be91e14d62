import { expect, type Locator } from '@playwright/test';

/**
 * Closes an overlay with the Escape key. A dialog handles the key only once it has the focus, some frames
 * after it becomes visible.
 */
export async function closeByEscape(overlay: Locator): Promise<void> {
  await expect
    .poll(() => overlay.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  await overlay.page().keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
}

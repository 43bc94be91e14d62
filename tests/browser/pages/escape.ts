import { expect, type Locator } from '@playwright/test';

/**
 * Closes what lies over the page by the Escape key. A dialog listens to it from when it has the focus,
 * which is frames after it is there to be seen.
 */
export async function closeByEscape(overlay: Locator): Promise<void> {
  await expect
    .poll(() => overlay.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  await overlay.page().keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
}

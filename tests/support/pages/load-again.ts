import { expect, type Locator } from '@playwright/test';

/**
 * Loads failed content again. The app retries by itself if no answer arrived; after an error answer it waits
 * for the button.
 * @param retry the button
 * @param loaded what is visible once loading succeeds
 */
export async function loadAgain(retry: Locator, loaded: Locator): Promise<void> {
  await expect(async () => {
    if (await loaded.isHidden()) await retry.click({ timeout: 1_000 });
    await expect(loaded).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

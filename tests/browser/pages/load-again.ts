import { expect, type Locator } from '@playwright/test';

/**
 * Loads again what failed. Without an answer of another call the app does so by itself; after one it
 * waits for the button.
 * @param retry the button
 * @param loaded what is there once it is loaded
 */
export async function loadAgain(retry: Locator, loaded: Locator): Promise<void> {
  await expect(async () => {
    if (await loaded.isHidden()) await retry.click({ timeout: 1_000 });
    await expect(loaded).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

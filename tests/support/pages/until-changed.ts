import { expect, type Locator } from '@playwright/test';

/** Longer than a round lasts, in ms. */
const ROUND_MS = 10_000;

/**
 * Plays rounds until a text has changed: a win may be as large as its bet, which changes nothing.
 * @param button starts a round
 * @param shown shows money that rounds change
 */
export async function playUntilChanged(button: Locator, shown: Locator): Promise<void> {
  const before = (await shown.textContent()) ?? '';
  await expect(async () => {
    await button.click({ timeout: ROUND_MS });
    await expect(shown).not.toHaveText(before, { timeout: ROUND_MS });
  }).toPass();
}

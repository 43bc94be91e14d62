/** Brings i18next, with the texts of all that is not in the first view. */
import { textsStarted } from '#i18n/first-texts.ts';

let coming: Promise<void> | undefined;

/**
 * Whatever is loaded after the first view waits for it.
 * @throws when it cannot be loaded; the next call tries again
 */
export function loadLaterTexts(): Promise<void> {
  coming ??= bring();
  return coming;
}

async function bring(): Promise<void> {
  try {
    await Promise.all([import('./i18n.ts'), textsStarted()]);
  } catch (error) {
    coming = undefined;
    throw error;
  }
}

import { textsStarted } from './first-texts.ts';
import type { Namespace } from './settled/namespaces.ts';

/**
 * Loads i18next, the texts that many screens use, and further namespaces. Code loaded after the first paint
 * waits for the texts that it uses (`tests/architecture/namespaces.test.ts`).
 * @throws when they cannot be loaded; the next call tries again
 */
export async function loadTexts(...namespaces: readonly Namespace[]): Promise<void> {
  const [{ loadNamespaces }] = await Promise.all([import('./settled/i18n.ts'), textsStarted()]);
  await loadNamespaces(['translation', ...namespaces]);
}

/**
 * i18next: all texts but those of the first paint, which are in `first-texts.ts`. Namespaces load on demand
 * (`load-texts.ts`), before the components that use them render.
 */
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firstTexts, loadFirstTexts, showFirstTexts, watchFirstTexts } from '#i18n/first-texts.ts';
import type { TextLanguage } from '#i18n/languages.ts';
import { loadNamespace, type Namespace, type NamespaceTexts } from './namespaces.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: NamespaceTexts;
  }
}

const backend: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: (language, name) => loadNamespace(language as TextLanguage, name as Namespace),
};

/** Called before each use, not when the code loads: it takes 30 ms on a cheap phone. */
function startOnce(): void {
  if (i18next.isInitialized) return;
  void i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: firstTexts().language,
      load: 'currentOnly',
      // No fallback: the types require every key of the source in every language.
      fallbackLng: false,
      ns: [],
      defaultNS: 'translation',
      initAsync: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      returnNull: false,
    });
  watchFirstTexts(() => void i18next.changeLanguage(firstTexts().language));
}

const hasTexts = (language: string, name: Namespace): boolean =>
  i18next.hasResourceBundle(language, name);

/** Loads the missing namespaces. @throws when one cannot be loaded; the next call tries again */
async function load(language: string, names: readonly Namespace[]): Promise<void> {
  const missing = names.filter((name) => !hasTexts(language, name));
  if (missing.length === 0) return;
  await i18next.reloadResources([language], missing);
  const failed = missing.filter((name) => !hasTexts(language, name));
  if (failed.length > 0) throw new Error(`Cannot load the ${language} texts: ${failed.join(', ')}`);
}

/** Loads namespaces in the player's language, even if it changes meanwhile. @throws as {@link load} */
export async function loadNamespaces(names: readonly Namespace[]): Promise<void> {
  startOnce();
  const { language } = i18next;
  await load(language, names);
  if (i18next.language !== language) await loadNamespaces(names);
}

/** Switches the language; keeps the current one, and resolves with false, when the texts cannot be loaded. */
export async function changeLanguage(wanted: TextLanguage): Promise<boolean> {
  startOnce();
  try {
    const used = Object.keys(i18next.getDataByLanguage(i18next.language) ?? {}) as Namespace[];
    const [first] = await Promise.all([loadFirstTexts(wanted), load(wanted, used)]);
    showFirstTexts(wanted, first);
    return true;
  } catch {
    return false;
  }
}

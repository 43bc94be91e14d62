/**
 * i18next: all texts but those of the first paint, which `first-texts.ts` has. Its namespaces are loaded
 * on demand (`load-texts.ts`), so a component that is rendered has its texts.
 */
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firstTexts, loadFirstTexts, showFirstTexts, watchFirstTexts } from './first-texts.ts';
import type { TextLanguage } from './languages.ts';
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

void i18next
  .use(backend)
  .use(initReactI18next)
  .init({
    lng: firstTexts().language,
    load: 'currentOnly',
    // The types hold every language to the keys of the source.
    fallbackLng: false,
    ns: [],
    defaultNS: 'translation',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });

watchFirstTexts(() => void i18next.changeLanguage(firstTexts().language));

const hasTexts = (language: string, name: Namespace): boolean =>
  i18next.hasResourceBundle(language, name);

/** Loads those that are not here yet. @throws when one cannot be loaded; the next call tries again */
async function load(language: string, names: readonly Namespace[]): Promise<void> {
  const missing = names.filter((name) => !hasTexts(language, name));
  if (missing.length === 0) return;
  await i18next.reloadResources([language], missing);
  const failed = missing.filter((name) => !hasTexts(language, name));
  if (failed.length > 0) throw new Error(`Cannot load the ${language} texts: ${failed.join(', ')}`);
}

/** Makes namespaces ready in the player's language, also when it changes meanwhile. @throws as {@link load} */
export async function loadNamespaces(names: readonly Namespace[]): Promise<void> {
  const { language } = i18next;
  await load(language, names);
  if (i18next.language !== language) await loadNamespaces(names);
}

/** Switches the language; stays with the present one when the texts cannot be loaded. */
export async function changeLanguage(wanted: TextLanguage): Promise<boolean> {
  try {
    const used = Object.keys(i18next.getDataByLanguage(i18next.language) ?? {}) as Namespace[];
    const [first] = await Promise.all([loadFirstTexts(wanted), load(wanted, used)]);
    showFirstTexts(wanted, first);
    return true;
  } catch {
    return false;
  }
}

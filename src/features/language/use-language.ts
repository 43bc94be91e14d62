import { localKeys } from '#config/storage-keys.ts';
import { changeLanguage } from '#i18n/settled/i18n.ts';
import { LANGUAGES, type TextLanguage } from '#i18n/languages.ts';
import { setDocumentLanguage } from '#browser/page/document-language.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface LanguageChoice {
  readonly languages: typeof LANGUAGES;
  /** The current language, or the one being loaded. */
  readonly current: string;
  readonly isLoading: boolean;
  /** The last one requested could not be loaded; the texts stayed as they were. */
  readonly hasFailed: boolean;
  choose(language: TextLanguage): Promise<void>;
}

type Loading = 'none' | 'failed' | { readonly wanted: TextLanguage };

/** The language of the texts; a choice applies at once and is stored. */
export function useLanguage(): LanguageChoice {
  const { i18n } = useTranslation();
  const [loading, setLoading] = useState<Loading>('none');
  const isLoading = typeof loading === 'object';

  async function choose(language: TextLanguage) {
    setLoading({ wanted: language });
    const isChanged = await changeLanguage(language);
    setLoading(isChanged ? 'none' : 'failed');
    if (!isChanged) return;
    localArea.write(localKeys.language, language);
    setDocumentLanguage(language);
  }

  return {
    languages: LANGUAGES,
    current: isLoading ? loading.wanted : i18n.language,
    isLoading,
    hasFailed: loading === 'failed',
    choose,
  };
}

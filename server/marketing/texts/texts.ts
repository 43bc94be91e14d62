import { en, type ConsoleTexts } from '#server/marketing/texts/en.ts';
import { th } from '#server/marketing/texts/th.ts';

export const CONSOLE_LANGUAGES = { en: 'English', th: 'ไทย' } as const;
export type ConsoleLanguage = keyof typeof CONSOLE_LANGUAGES;

const ALL: Readonly<Record<ConsoleLanguage, ConsoleTexts>> = { en, th };

export const textsOf = (language: ConsoleLanguage): ConsoleTexts => ALL[language];

export const isConsoleLanguage = (text: unknown): text is ConsoleLanguage =>
  typeof text === 'string' && Object.hasOwn(CONSOLE_LANGUAGES, text);

/** Returns the first supported language of an `accept-language` header. */
export function languageAsked(acceptLanguage: string | undefined): ConsoleLanguage | undefined {
  const asked = (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return asked.find(isConsoleLanguage);
}

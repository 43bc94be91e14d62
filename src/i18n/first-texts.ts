/**
 * The texts of the first paint. They are looked up here and not by i18next, which loads after it with all
 * other texts (`load-texts.ts`): components of the first paint use `useFirstTexts`, those loaded later
 * `useTranslation`.
 */
import type { TextLanguage } from '#i18n/languages.ts';
import { first } from '#i18n/texts/en-PH/first.ts';
import { useSyncExternalStore } from 'react';

type Leaves<Node, Path extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? `${Path}${Key}`
    : Leaves<Node[Key], `${Path}${Key}.`>;
}[keyof Node & string];

/** The key of a text of the first paint, e.g. `home.card.like`. */
export type FirstKey = Leaves<typeof first>;

/** Returns a text with its placeholders `{{name}}` filled. */
export type FirstText = (
  key: FirstKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

interface FirstTexts {
  readonly language: TextLanguage;
  /** Stable as long as the language does not change. */
  readonly t: FirstText;
}

let shown = textsOf('en-PH', first);
let started: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

/** The texts of the first paint in the player's language. */
export function useFirstTexts(): FirstTexts {
  return useSyncExternalStore(watchFirstTexts, firstTexts);
}

/** The same outside React. */
export const firstTexts = (): FirstTexts => shown;

/**
 * Loads the first paint's texts of a language. Without a network a language that is not cached falls back to
 * the source.
 */
export function startTexts(language: TextLanguage): Promise<void> {
  started = startLanguage(language);
  return started;
}

/** Resolves once the initial language is decided. */
export const textsStarted = (): Promise<void> => started;

async function startLanguage(language: TextLanguage): Promise<void> {
  if (language === 'en-PH') return;
  const texts = await loadFirstTexts(language).catch(() => null);
  if (texts !== null) showFirstTexts(language, texts);
}

/**
 * Loads the texts of another language lazily; those of the source are bundled.
 * @throws when they cannot be loaded
 */
export async function loadFirstTexts(language: TextLanguage): Promise<typeof first> {
  switch (language) {
    case 'en-PH':
    case 'en-US':
      return first;
    case 'th-TH':
      return (await import('#i18n/texts/th-TH/first.ts')).first;
    case 'en-XA':
      return (await import('#i18n/pseudo-locale.ts')).pseudoTexts(first);
  }
}

/** Switches to another language. */
export function showFirstTexts(language: TextLanguage, texts: typeof first): void {
  shown = textsOf(language, texts);
  for (const listener of listeners) listener();
}

/** Calls back after every change of the language. @returns the unsubscribe function */
export function watchFirstTexts(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function textsOf(language: TextLanguage, texts: typeof first): FirstTexts {
  return {
    language,
    t: (key, values = {}) =>
      (find(texts, key) ?? key).replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) =>
        String(values[name] ?? gap),
      ),
  };
}

function find(texts: object, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>(
      (node, part) => (node as Readonly<Record<string, unknown>> | undefined)?.[part],
      texts,
    );
  return typeof found === 'string' ? found : undefined;
}

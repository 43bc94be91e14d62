import { createContext, useContext } from 'react';
import type { EpochMs } from '#shared/time/duration.ts';
import type { ConsoleUser } from '#server/marketing/access/admit.ts';
import type { ConsoleFormat } from '#server/marketing/kit/format.ts';
import type { ConsoleLanguage } from '#server/marketing/texts/texts.ts';
import type { NotesOfPage } from '#server/marketing/notes/visible-notes.ts';
import type { SavedView } from '#server/marketing/sharing/saved-views.ts';
import type { ConsoleTexts } from '#server/marketing/texts/en.ts';

export const CONSOLE_THEMES = ['auto', 'light', 'dark'] as const;
export type ConsoleTheme = (typeof CONSOLE_THEMES)[number];

/** A report that a link shows without an account. Nothing of its view can be changed. */
export interface SharedPage {
  /** What the link is called. */
  name: string;
  endsAt: EpochMs;
}

/** What a report page has beside its numbers. */
export interface PageTools {
  savedViews?: readonly SavedView[];
  shared?: SharedPage;
  /** Those of the report's days and campaigns. */
  notes?: NotesOfPage;
}

/** Context for every component of a page. */
export interface Console extends PageTools {
  texts: ConsoleTexts;
  format: ConsoleFormat;
  language: ConsoleLanguage;
  theme: ConsoleTheme;
  /** Undefined before the sign-in. */
  user: ConsoleUser | undefined;
  /** The user may open the marketers’ pages, which change what the console has. */
  mayChange: boolean;
}

const Context = createContext<Console | undefined>(undefined);
export const ConsoleProvider = Context.Provider;

export function useConsole(): Console {
  const value = useContext(Context);
  if (!value) throw new Error('a part of the console stands outside its page');
  return value;
}

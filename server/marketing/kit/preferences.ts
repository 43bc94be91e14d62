import { readCookie, setCookie } from '#server/core/http/cookies.ts';
import { CONSOLE_THEMES, type ConsoleTheme } from '#server/marketing/kit/console-context.ts';
import {
  isConsoleLanguage,
  languageAsked,
  type ConsoleLanguage,
} from '#server/marketing/texts/texts.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A user's display preferences. */
export interface Preferences {
  language: ConsoleLanguage;
  theme: ConsoleTheme;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Reads preferences from the address (and stores them), else the cookie, else the browser's language. */
export function readPreferences(
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  reply: FastifyReply,
): Preferences {
  const { query, headers } = request;
  const remembered = (name: string): string | undefined => readCookie(request, name);
  const options = { maxAgeSeconds: YEAR_SECONDS, path: '/report', isHttpOnly: true } as const;
  const remember = (name: string, value: string): void =>
    setCookie(request, reply, [name, value], options);
  const { lang, theme } = query;
  if (isConsoleLanguage(lang)) remember(LANGUAGE, lang);
  if (isConsoleTheme(theme)) remember(THEME, theme);
  const language = [lang, remembered(LANGUAGE)].find(isConsoleLanguage);
  return {
    language: language ?? languageAsked(headers['accept-language']) ?? 'en',
    theme: [theme, remembered(THEME)].find(isConsoleTheme) ?? 'auto',
  };
}

const LANGUAGE = 'console-language';
const THEME = 'console-theme';

const isConsoleTheme = (value: unknown): value is ConsoleTheme =>
  (CONSOLE_THEMES as readonly unknown[]).includes(value);

import { clientSettings, type ClientSettings } from './client-settings.ts';
import * as v from 'valibot';

/** Parses the content of `<meta name="parola-settings">`; defaults for anything else. */
export const readSettings = (content: string): ClientSettings =>
  v.parse(clientSettings, parseJson(content));

const META = /<meta\s+name="parola-settings"\s+content="([^"]*)"/;

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Reads the settings of the document as text, for a worker, which has no parser. */
export const settingsIn = (page: string): ClientSettings =>
  readSettings(
    (META.exec(page)?.[1] ?? '').replaceAll(
      /&(?:amp|quot|#39|lt|gt);/g,
      (escaped) => CHARACTERS[escaped] ?? escaped,
    ),
  );

function parseJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

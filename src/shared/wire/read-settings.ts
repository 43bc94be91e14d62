import { clientSettings, type ClientSettings } from './client-settings.ts';
import * as v from 'valibot';

/** Parses the content of `<meta name="parola-settings">`; defaults for anything else. */
export const readSettings = (content: string): ClientSettings =>
  v.parse(clientSettings, parseJson(content));

/** An operator of a static host may write it by hand, in either quotes. */
const META = /<meta\s+name="parola-settings"\s+content=(?:"([^"]*)"|'([^']*)')/;

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
    metaIn(page).replaceAll(
      /&(?:amp|quot|#39|lt|gt);/g,
      (escaped) => CHARACTERS[escaped] ?? escaped,
    ),
  );

function metaIn(page: string): string {
  const [, inDouble, inSingle] = META.exec(page) ?? [];
  return inDouble ?? inSingle ?? '';
}

function parseJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

import { storableText } from '#shared/text/characters.ts';

/**
 * The parameters of an address. They are text until a schema reads them: an id of nineteen digits, `007` and
 * `662E41` are no numbers. Links of the app pass numbers and flags, so the readers accept both.
 */
export type SearchParams = Readonly<Record<string, unknown>>;

/**
 * Reads the fields of a query, with or without its `?`, in their order. A field that cannot be decoded, such as
 * `100%` or one in another encoding than UTF-8, is omitted alone.
 */
export function fieldsOf(query: string): [name: string, text: string][] {
  return query
    .replace(/^\?/, '')
    .split('&')
    .flatMap((pair): [string, string][] => {
      const at = pair.indexOf('=');
      const name = decoded(at < 0 ? pair : pair.slice(0, at));
      const text = decoded(at < 0 ? '' : pair.slice(at + 1));
      return name === null || name === '' || text === null ? [] : [[name, text]];
    });
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** Parses a query; a repeated name gets all its texts. */
export function parseParams(query: string): Record<string, string | string[]> {
  const params = new Map<string, string | string[]>();
  for (const [name, text] of fieldsOf(query)) {
    const before = params.get(name);
    params.set(name, before === undefined ? text : [before, text].flat());
  }
  return Object.fromEntries(params);
}

/** Writes a query with its `?`, or nothing; names without a value are left out. */
export function writeParams(params: SearchParams): string {
  const fields = Object.entries(params).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter(isWritten)
      .map((one): [string, string] => [name, String(one)]),
  );
  return fields.length === 0
    ? ''
    : `?${fields.map((field) => field.map(encoded).join('=')).join('&')}`;
}

/** Encodes as forms do (`application/x-www-form-urlencoded`). */
const encoded = (text: string): string =>
  encodeURIComponent(storableText(text))
    .replaceAll('%20', '+')
    .replaceAll(/[!'()~]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

const isWritten = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/**
 * True when a URL has a query parameter of this name, with or without a value (spec §4, "entry URL
 * parameter").
 * @param url a full URL; its fragment does not count
 * @param name as in the operator's setting; an empty name never matches
 */
export function hasQueryField(url: string, name: string): boolean {
  if (name === '') return false;
  const query = /^[^?#]*\?([^#]*)/.exec(url)?.[1] ?? '';
  return query.split('&').some((pair) => decoded(pair.split('=', 1)[0] ?? '') === name);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

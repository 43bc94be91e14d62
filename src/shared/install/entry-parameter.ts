import { fieldsOf } from '#shared/lobby/search-params.ts';

/**
 * True when a URL has a query parameter of this name, with or without a value (spec §4, "entry URL
 * parameter").
 * @param url a full URL; its fragment does not count
 * @param name as in the operator's setting; an empty name never matches
 */
export function hasQueryField(url: string, name: string): boolean {
  if (name === '') return false;
  const query = /^[^?#]*\?([^#]*)/.exec(url)?.[1] ?? '';
  // Without values: one that cannot be decoded does not hide its name.
  const names = query.replaceAll(/=[^&]*/g, '');
  return fieldsOf(names).some(([field]) => field === name);
}

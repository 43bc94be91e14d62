import { decodeHTML } from 'entities';
import * as v from 'valibot';

/** The value of each attribute that leads or loads somewhere. */
const ADDRESS =
  /(?:href|src|action|formaction|xlink:href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED_SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** The scheme of an address as a browser reads it: references decoded, without spaces and control characters. */
function schemeOf(address: string): string | undefined {
  const read = decodeHTML(address).replaceAll(/[\s\p{Cc}]/gu, '');
  return SCHEME.exec(read)?.[0].toLowerCase();
}

const isAllowed = (address: string): boolean => {
  const scheme = schemeOf(address);
  return scheme === undefined || ALLOWED_SCHEMES.has(scheme);
};

/** HTML that players read. The app shows no address of another scheme; here the operator learns it. */
export const operatorHtml = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(max),
    v.check(
      (html) => [...html.matchAll(ADDRESS)].every(([, ...values]) => isAllowed(values.join(''))),
      'has an address that is neither https, http, mailto nor tel, such as javascript:',
    ),
  );

/** A picture's address. */
export const pictureAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  v.regex(
    /^(?:https:\/\/[^\s/?#]+\S*|\/(?!\/)\S*)$/i,
    'must be an https address or a path of this server',
  ),
);

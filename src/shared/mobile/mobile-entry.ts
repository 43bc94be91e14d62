/** Mobile numbers as people type and paste them. */
import { tidyCode } from '#shared/text/text.ts';
import { readMobile } from '#shared/mobile/mobile.ts';

/**
 * Parses the national number in any notation: with the country code (`+63…`, `63…`), with the leading 0, with
 * spaces, dots, dashes and brackets.
 * @returns null when it is not a mobile number of the country
 */
export function readTypedMobile(typed: string, countryCode: string): string | null {
  const text = tidyCode(typed).replaceAll(/[().-]/g, '');
  if (text.startsWith('+')) {
    const isOwn = text.startsWith(`+${countryCode}`);
    return isOwn ? withoutHomeZero(text.slice(countryCode.length + 1), countryCode) : null;
  }
  const plain = withoutHomeZero(text, countryCode);
  if (plain !== null || !text.startsWith(countryCode)) return plain;
  return withoutHomeZero(text.slice(countryCode.length), countryCode);
}

function withoutHomeZero(text: string, countryCode: string): string | null {
  return readMobile(text, countryCode) ?? readMobile(text.replace(/^0/, ''), countryCode);
}

/** Formats a number with its country code, in groups: `+63 917 123 4567`. */
export function writeMobile(mobile: string, countryCode: string): string {
  const groups = mobile.replace(/^(\d{2,3})(\d{3})(\d{4})$/, '$1 $2 $3');
  return `+${countryCode} ${groups}`;
}

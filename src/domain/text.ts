/** The one module that normalises what people type or paste, shared by app and server. */

/** Thai and full-width digits: both blocks begin at a multiple of sixteen. */
const OTHER_DIGIT = /[๐-๙０-９]/g;

/** Writes Thai and full-width digits as ASCII ones. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(OTHER_DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

/** Replaces what no database stores in a text, NUL and half a surrogate pair, by spaces. Everything else stays. */
export const storableText = (text: string): string => text.replaceAll(/[\0\p{Surrogate}]/gu, ' ');

/** The characters of a text, as people and databases count them. Small: the app's first screen loads it. */

/** Replaces what no database stores in a text, NUL and half a surrogate pair, by spaces. Everything else stays. */
export const storableText = (text: string): string => text.replaceAll(/[\0\p{Surrogate}]/gu, ' ');

/** Old browsers have no segmenter: a letter and its marks, sara am included. */
const LETTER_WITH_MARKS = /\P{M}[\p{M}\u200D\u0E33\u0EB3]*|\p{M}+/gu;

let segmenter: Intl.Segmenter | undefined;

/** The characters as people count them (grapheme clusters): `น้ำ` is one, a family emoji is one. */
export function graphemesOf(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return text.match(LETTER_WITH_MARKS) ?? [];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Cuts a text without breaking a character.
 * @param most UTF-16 units, as `length` and `maxlength` count
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let cut = '';
  // A character that begins before the cut may end after it.
  for (const grapheme of graphemesOf(text.slice(0, most + LONGEST_GRAPHEME))) {
    if (cut.length + grapheme.length > most) break;
    cut += grapheme;
  }
  return cut === '' ? storableText(text.slice(0, most)).trimEnd() : cut;
}

/** Room for the longest emoji, in UTF-16 units. */
const LONGEST_GRAPHEME = 40;

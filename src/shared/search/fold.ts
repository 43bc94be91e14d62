/** Normalises texts for comparison: ignores case, accents, tone marks and punctuation. */
import { asciiDigits, normalForm, withoutInvisible } from '#shared/text/text.ts';

const LATIN_ACCENTS = /[\u0300-\u036f]/g;
/** Thai tone marks and silencers, which players often omit. */
const TONE_MARKS = /[\u0e47-\u0e4c\u0e4e]/g;
/** Apostrophes do not separate words. */
const INSIDE_WORDS = /['’ʼ`´]/g;
const SIGNS = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Lower case, ASCII digits, without accents of Latin letters and punctuation, words separated by one space. `&`
 * becomes `and`. Thai tone marks stay.
 */
export function foldWords(text: string): string {
  const plain = normalForm(withoutInvisible(text).normalize('NFD').replace(LATIN_ACCENTS, ''));
  return asciiDigits(plain)
    .toLowerCase()
    .replace(INSIDE_WORDS, '')
    .replaceAll('&', ' and ')
    .replace(SIGNS, ' ')
    .trim();
}

/** `foldWords` without tone marks. */
export const foldText = (text: string): string => foldWords(text).replace(TONE_MARKS, '');

const THAI = /\p{Script=Thai}/u;

/**
 * Number of typed signs, as the search's minimum counts them: letters, digits and vowel and tone signs. Thai
 * words are short (`นก`, `น้ำ`): two signs of them count as three.
 */
export function searchLength(typed: string): number {
  const signs = Array.from(squeeze(foldWords(typed)));
  return signs.length + (signs.some((sign) => THAI.test(sign)) ? 1 : 0);
}

/** Removes the spaces of a folded text: `lapu lapu` equals `lapulapu`. */
export const squeeze = (folded: string): string => folded.replaceAll(' ', '');

/** Small words that initials skip. */
const LINKING = new Set(['of', 'the', 'and', 'a']);

/** Initials of a folded text, e.g. `sbr` of `sunlit bay rally`; '' for a single word. */
export function initialsOf(folded: string): string {
  const words = folded.split(' ').filter((word) => word !== '' && !LINKING.has(word));
  return words.length < 2 ? '' : words.map(([first = '']) => first).join('');
}

const GRAM = 3;

/** The unique letter trigrams of a squeezed text, with its start marked. */
export function gramsOf(squeezed: string): readonly string[] {
  const letters = Array.from(`^${squeezed}`);
  if (letters.length < GRAM) return [letters.join('')];
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= letters.length; at += 1) {
    grams.add(letters.slice(at, at + GRAM).join(''));
  }
  return [...grams];
}

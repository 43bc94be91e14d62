/** Normalises texts for comparison: ignores case, accents, tone marks and punctuation. */

/** Accents of Latin letters, and Thai tone marks and silencers, which players often omit. */
const MARKS = /[\u0300-\u036f\u0e47-\u0e4e]/g;
/** Apostrophes do not separate words. */
const INSIDE_WORDS = /['’ʼ`´]/g;
const SIGNS = /[^\p{L}\p{M}\p{N}]+/gu;

/** Lower case, without accents and punctuation, words separated by one space. `&` becomes `and`. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(INSIDE_WORDS, '')
    .replaceAll('&', ' and ')
    .replace(SIGNS, ' ')
    .trim();
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

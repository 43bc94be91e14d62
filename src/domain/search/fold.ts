/** Makes texts comparable: what a thumb gets wrong in case, accents, tone marks and signs is left out. */

/** Accents of Latin letters, and Thai tone marks and silencers, which players often leave out. */
const MARKS = /[\u0300-\u036f\u0e47-\u0e4e]/g;
/** Apostrophes stand inside a word. */
const INSIDE_WORDS = /['’ʼ`´]/g;
const SIGNS = /[^\p{L}\p{M}\p{N}]+/gu;

/** Lower case, without accents and signs, words apart by one space. `&` is read as `and`. */
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

/** A folded text without its spaces: `lapu lapu` and `lapulapu` are the same. */
export const squeeze = (folded: string): string => folded.replaceAll(' ', '');

/** Small words that nobody's initials count. */
const LINKING = new Set(['of', 'the', 'and', 'a']);

/** First letters of the words of a folded text, e.g. `sbr` of `sunlit bay rally`; '' of one word. */
export function initialsOf(folded: string): string {
  const words = folded.split(' ').filter((word) => word !== '' && !LINKING.has(word));
  return words.length < 2 ? '' : words.map(([first = '']) => first).join('');
}

const GRAM = 3;

/** The overlapping runs of three letters of a squeezed text, its start marked; each once. */
export function gramsOf(squeezed: string): readonly string[] {
  const letters = Array.from(`^${squeezed}`);
  if (letters.length < GRAM) return [letters.join('')];
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= letters.length; at += 1) {
    grams.add(letters.slice(at, at + GRAM).join(''));
  }
  return [...grams];
}

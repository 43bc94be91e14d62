/** The one module that normalises what people type or paste, shared by app, worker and server. */
import { storableText } from './characters.ts';

/** Thai and full-width digits: both blocks begin at a multiple of sixteen. */
const OTHER_DIGIT = /[๐-๙０-９]/g;

/** Writes Thai and full-width digits as ASCII ones. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(OTHER_DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

/** Characters that nobody sees: zero-width spaces, marks of writing direction, soft hyphens. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Removes the characters that nobody sees, left by copying. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/** Everything but sara am (Thai, Lao): Unicode's compatibility forms take it apart. */
const WITHOUT_SARA_AM = /[^\u0E33\u0EB3]+/g;

/**
 * Writes the signs of Thai letters in their one order: a tone mark before sara am (`น้ำ`), sara am as one
 * character and sara ae as one (`แ`, not `เเ`).
 */
const orderThai = (text: string): string =>
  text
    .replaceAll(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1\u0E33')
    .replaceAll(/([\u0E48-\u0E4B])\u0E4D\u0E32/g, '$1\u0E33')
    .replaceAll(/\u0E33([\u0E48-\u0E4B])/g, '$1\u0E33')
    .replaceAll('\u0E40\u0E40', '\u0E41');

/**
 * The same text for the same word, however it was typed: composed characters, usual widths, one order of Thai
 * signs. For names and words that are compared; a password is `passwordForm`.
 */
export const normalForm = (text: string): string =>
  orderThai(text.replaceAll(WITHOUT_SARA_AM, (run) => run.normalize('NFKC')));

/** A typed name or word: storable, in normal form, without invisible characters, with single spaces. */
export const tidyText = (typed: string): string =>
  normalForm(withoutInvisible(storableText(typed)))
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** A typed code or number: `tidyText` without spaces, with ASCII digits. */
export const tidyCode = (typed: string): string => asciiDigits(tidyText(typed)).replaceAll(' ', '');

/** What is hashed and compared: keyboards compose the same letters differently (NFC). Nothing else changes. */
export const passwordForm = (typed: string): string => typed.normalize('NFC');

/**
 * Where names are compared without regard to case and width, such as those of campaigns.
 * @returns equal texts for equal names
 */
export const nameKey = (name: string): string => normalForm(tidyText(name).toLowerCase());

/** More marks than any word of the product's languages stacks on a letter, or the same mark twice. */
const STACKED_MARKS = /\p{M}{4}|[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{3}|(\p{M})\1/u;

/** True when marks are piled up over or under a letter, into the lines above and below it. */
export const hasStackedMarks = (text: string): boolean => STACKED_MARKS.test(text);

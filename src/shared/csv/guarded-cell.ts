/**
 * Texts that a spreadsheet would not leave alone: formulas, and what it takes for a number or a date. An
 * apostrophe before them makes them text in Excel, LibreOffice and Google Sheets (decision 0002).
 */
import { asciiDigits } from '#shared/text/text.ts';

const GUARD = "'";

/** Signs that begin a formula or a command, also as full-width and small characters. */
const FORMULA =
  /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@|%＝＋－＠｜％﹦﹢﹣﹫﹪−]/u;
/** A cell that starts a new column or line in a careless program. */
const BREAK = /^[\t\r\n]/;

/** What a spreadsheet shows as it is: at most eleven digits, without a leading zero. */
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,10})$/;
/** Numbers, amounts, shares, times and dates in digits: `0917`, `11.10`, `1-2`, `10:30 pm`, `662E41`. */
const NUMBER =
  /^(?=.*\d)[(\p{Sc}]?\s?[\d.][\d\s.,:/'’_-]*(?:e[+-]?\d+)?\s?(?:%|\p{Sc}|[ap]m?)?\)?$/iu;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
/** `MARCH1`, `nov-26`, `27 Nov 2026`. */
const NAMED_DATE = new RegExp(
  `^(?:${MONTH}[\\s/.-]?\\d{1,4}|\\d{1,4}[\\s/.-]?${MONTH})(?:,?[\\s/.-]?\\d{1,4})?$`,
  'i',
);
const BOOLEAN = /^(?:true|false)$/i;

/** True for a text that a spreadsheet would run, or show and save as another one. */
function changesInSpreadsheet(text: string): boolean {
  if (FORMULA.test(text) || BREAK.test(text)) return true;
  const value = asciiDigits(text.normalize('NFKC')).trim();
  if (PLAIN_NUMBER.test(value)) return value !== text;
  return NUMBER.test(value) || NAMED_DATE.test(value) || BOOLEAN.test(value);
}

/** A text that has an apostrophe of its own before such a text needs a second one, so that one can be removed. */
const needsGuard = (text: string): boolean =>
  changesInSpreadsheet(text.replace(/^'+/, '')) && text !== '';

/** Protects a text from being changed by a spreadsheet. */
export const guardCell = (text: string): string => (needsGuard(text) ? GUARD + text : text);

/** `="0917"`: how other programs keep a spreadsheet from changing a text. */
const TEXT_FORMULA = /^="([^"]*)"$/;

/** Removes the protection of `guardCell`, or another program's. */
export function unguardCell(cell: string): string {
  if (cell.startsWith(GUARD)) {
    const text = cell.slice(GUARD.length);
    return needsGuard(text) ? text : cell;
  }
  return TEXT_FORMULA.exec(cell)?.[1] ?? cell;
}

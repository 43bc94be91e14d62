/** Binding a bank account (spec §2 "Bank info form", §4 "Bank form", §5). */
import { readTypedMobile } from '#domain/mobile-entry.ts';
import { tidyText } from '#domain/text.ts';
import type { BankAccount } from '#domain/user.ts';

/** A bank or wallet of which accounts can be bound (spec §3, `appExchangeBankMap`). */
export interface Bank {
  readonly id: number;
  readonly name: string;
  /** For narrow places; may be empty. */
  readonly shortName: string;
  readonly iconUrl: string;
}

/** The form's values on submission. */
export interface BankEntry {
  /** Null while none is selected. */
  readonly bankId: number | null;
  readonly realname: string;
  /** As typed, without the country code. */
  readonly number: string;
}

export interface BankProblems {
  readonly bank?: 'missing';
  /** `digits`: names contain none (spec §5). */
  readonly realname?: 'missing' | 'digits';
  /** `wrong`: not a mobile number of the market. */
  readonly number?: 'missing' | 'wrong';
}

/** Validates an entry; the result is empty when it may be sent. */
export function bankProblems(entry: BankEntry, countryCode: string): BankProblems {
  const realname = tidyText(entry.realname);
  const number = entry.number.trim();
  return {
    ...(entry.bankId === null && { bank: 'missing' }),
    ...(realname === ''
      ? { realname: 'missing' }
      : /\p{Nd}/u.test(realname) && { realname: 'digits' }),
    ...(number === ''
      ? { number: 'missing' }
      : readTypedMobile(number, countryCode) === null && { number: 'wrong' }),
  };
}

/** True when a required field is empty. */
export const lacksInformation = (problems: BankProblems): boolean =>
  Object.values(problems).includes('missing');

/** The sent values: the number follows its country code (spec §5). */
export interface BankDetails {
  readonly bankId: number;
  readonly realname: string;
  readonly mobile: string;
}

/** `nothing`: this very account is already bound, so it counts as saved (spec §4). */
export type BankSave =
  | { readonly kind: 'nothing'; readonly details: BankDetails }
  | { readonly kind: 'add'; readonly details: BankDetails }
  | { readonly kind: 'modify'; readonly details: BankDetails };

/**
 * Decides what saving an entry does: nothing, a change or a new account.
 * @returns null when the entry may not be sent
 */
export function planBankSave(
  entry: BankEntry,
  bound: readonly BankAccount[],
  countryCode: string,
): BankSave | null {
  const number = readTypedMobile(entry.number, countryCode);
  if (entry.bankId === null || number === null) return null;
  if (Object.keys(bankProblems(entry, countryCode)).length > 0) return null;
  const details = {
    bankId: entry.bankId,
    realname: tidyText(entry.realname),
    mobile: countryCode + number,
  };
  const held = bound.find(({ bankId }) => bankId === details.bankId);
  if (held === undefined) return { kind: 'add', details };
  const isSame = held.mobile === details.mobile && held.realname === details.realname;
  return { kind: isSame ? 'nothing' : 'modify', details };
}

const COUNTRY_CODE_LENGTH = 2;

/** A stored number for display: without its first two characters, the country code (spec §5). */
export const shownNumber = (mobile: string): string => mobile.slice(COUNTRY_CODE_LENGTH);

const SHOWN_START = 3;
const SHOWN_END = 4;

/** A number for lists, masked in the middle: `917 ••• 4567`, never broken over two lines. */
export function veiledNumber(mobile: string): string {
  const number = shownNumber(mobile);
  if (number.length <= SHOWN_START + SHOWN_END) return number;
  return `${number.slice(0, SHOWN_START)}\u00a0•••\u00a0${number.slice(-SHOWN_END)}`;
}

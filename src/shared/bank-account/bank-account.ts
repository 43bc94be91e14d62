/** Binding a bank account (spec §2 "Bank info form", §4 "Bank form", §5). */
import { readTypedMobile } from '#shared/mobile/mobile-entry.ts';
import { tidyCode, tidyText } from '#shared/text/text.ts';
import type { AccountLength } from '#shared/bank-account/account-length.ts';
import type { BankAccount } from '#shared/account/user.ts';

/** A bank or wallet of which accounts can be bound (spec §3, `appExchangeBankMap`). */
export interface Bank {
  readonly id: number;
  readonly name: string;
  /** For narrow places; may be empty. */
  readonly shortName: string;
  readonly iconUrl: string;
  /** Of its account numbers; null where an account is a mobile number of the market. */
  readonly accountLength?: AccountLength | null;
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

/** What an account's number is checked by: the market's country code, and the bank's own lengths. */
export interface NumberRules {
  readonly countryCode: string;
  readonly accountLength?: AccountLength | null | undefined;
}

/**
 * The number as it is sent: a mobile number behind its country code, or the account number as entered.
 * @returns null when it is neither
 */
function readNumber(typed: string, { countryCode, accountLength }: NumberRules): string | null {
  if (!accountLength) {
    const mobile = readTypedMobile(typed, countryCode);
    return mobile === null ? null : countryCode + mobile;
  }
  const number = tidyCode(typed).replaceAll('-', '');
  const isWithin = number.length >= accountLength.min && number.length <= accountLength.max;
  return isWithin && /^[\dA-Z]+$/i.test(number) ? number : null;
}

/** Validates an entry; the result is empty when it may be sent. */
export function bankProblems(entry: BankEntry, rules: NumberRules): BankProblems {
  const realname = tidyText(entry.realname);
  const number = entry.number.trim();
  return {
    ...(entry.bankId === null && { bank: 'missing' }),
    ...(realname === ''
      ? { realname: 'missing' }
      : /\p{Nd}/u.test(realname) && { realname: 'digits' }),
    ...(number === ''
      ? { number: 'missing' }
      : readNumber(number, rules) === null && { number: 'wrong' }),
  };
}

/** True when a required field is empty. */
export const lacksInformation = (problems: BankProblems): boolean =>
  Object.values(problems).includes('missing');

/** The sent values: a mobile number follows its country code (spec §5). */
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
  rules: NumberRules,
): BankSave | null {
  const mobile = readNumber(entry.number, rules);
  if (entry.bankId === null || mobile === null) return null;
  if (Object.keys(bankProblems(entry, rules)).length > 0) return null;
  const details = {
    bankId: entry.bankId,
    realname: tidyText(entry.realname),
    mobile,
  };
  const held = bound.find(({ bankId }) => bankId === details.bankId);
  if (held === undefined) return { kind: 'add', details };
  const isSame = held.mobile === details.mobile && held.realname === details.realname;
  return { kind: isSame ? 'nothing' : 'modify', details };
}

const COUNTRY_CODE_LENGTH = 2;

type Numbers = Pick<BankAccount, 'mobile'> & Partial<Pick<BankAccount, 'cardNumber'>>;

/**
 * A stored number for display: without its first two characters, the country code (spec §5), unless it is an
 * account number of the bank's own, which has none.
 */
export const shownNumber = ({ mobile, cardNumber }: Numbers): string =>
  mobile === cardNumber ? mobile : mobile.slice(COUNTRY_CODE_LENGTH);

const SHOWN_START = 3;
const SHOWN_END = 4;

/** A number for lists, masked in the middle: `917 ••• 4567`, never broken over two lines. */
export function veiledNumber(account: Numbers): string {
  const number = shownNumber(account);
  if (number.length <= SHOWN_START + SHOWN_END) return number;
  return `${number.slice(0, SHOWN_START)}\u00a0•••\u00a0${number.slice(-SHOWN_END)}`;
}

import { BankAccountCode } from '#shared/bank-account/errors.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { readMobile } from '#shared/mobile/mobile.ts';
import { ACCOUNT_LENGTH_MAX } from '#shared/bank-account/account-length.ts';
import { tidyCode, tidyText } from '#shared/text/text.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';

/** An account to bind: `mobile` is country code and number. */
export interface BankDetails {
  bankId: number;
  realname: string;
  mobile: string;
}

/** Details as they are stored; `cardNumber` is the number without a country code, as on a card. */
export interface CheckedDetails extends BankDetails {
  cardNumber: string;
}

const NAME_LENGTH_MAX = 100;
/** Letters of any script, with the separators of names; never a digit (spec §5). */
const NAME = /^(?=.*\p{L})[^\p{Nd}\p{Cc}\p{Cs}<>]+$/u;

/**
 * Validates a player's input by spec §5.
 * @returns the details as stored
 * @throws Refusal 1047 for a bank that is not offered, a name with digits or none, a number that is no mobile
 * of the market
 */
export function readBankDetails(
  given: BankDetails,
  config: Pick<WireWebConfig, 'appExchangeBankMap' | 'countryCode'>,
): CheckedDetails {
  const { bankId } = given;
  const bank = config.appExchangeBankMap[String(bankId)];
  if (!bank) throw new Refusal(BankAccountCode.badInput, 'no such bank');
  const realname = tidyText(given.realname);
  if (!NAME.test(realname) || realname.length > NAME_LENGTH_MAX) {
    throw new Refusal(BankAccountCode.badInput, 'a name without digits is needed');
  }
  if (bank.accountKind === 'account') {
    const number = readOwnNumber(given.mobile, bank);
    return { bankId, realname, mobile: number, cardNumber: number };
  }
  const { countryCode } = config;
  const mobile = readAccount(given.mobile, countryCode);
  return { bankId, realname, mobile, cardNumber: mobile.slice(countryCode.length) };
}

/** An account number of the bank's own, as entered (contract, §14.9). */
function readOwnNumber(
  given: string,
  { lengthMin, lengthMax }: WireWebConfig['appExchangeBankMap'][string],
): string {
  const number = tidyCode(given).replaceAll('-', '');
  const isWithin =
    number.length >= (lengthMin ?? 1) && number.length <= (lengthMax ?? ACCOUNT_LENGTH_MAX);
  if (!isWithin || !/^[\dA-Z]+$/i.test(number)) {
    throw new Refusal(BankAccountCode.badInput, 'not an account number of this bank');
  }
  return number;
}

/** PH 10 digits from 9, TH 9 digits from 6, 8 or 9 (contract, constants part). */
function readAccount(given: string, countryCode: string): string {
  const digits = given.trim();
  const number = digits.startsWith(countryCode)
    ? readMobile(digits.slice(countryCode.length), countryCode)
    : null;
  if (number === null)
    throw new Refusal(BankAccountCode.badInput, 'not an account number of this market');
  return countryCode + number;
}

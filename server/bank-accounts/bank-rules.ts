import { BankAccountCode } from '#domain/errors/bank-account.ts';
import { Refusal } from '#server/http/refusal.ts';
import { readMobile } from '#domain/mobile.ts';
import { tidyText } from '#domain/text.ts';
import type { WireWebConfig } from '#contract/web-config.ts';

/** An account to bind: `mobile` is country code and number. */
export interface BankDetails {
  bankId: number;
  realname: string;
  mobile: string;
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
): BankDetails {
  const { bankId } = given;
  if (!config.appExchangeBankMap[String(bankId)])
    throw new Refusal(BankAccountCode.badInput, 'no such bank');
  const realname = tidyText(given.realname);
  if (!NAME.test(realname) || realname.length > NAME_LENGTH_MAX) {
    throw new Refusal(BankAccountCode.badInput, 'a name without digits is needed');
  }
  return { bankId, realname, mobile: readAccount(given.mobile, config.countryCode) };
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

/** Mobile numbers of the markets (contract, constants part), by country code. */
import { tidyCode } from '#shared/text/text.ts';

interface MobileRule {
  /** The number after the country code. */
  readonly national: RegExp;
  /** Whether people write a 0 before it, which is dropped. */
  readonly hasLeadingZero: boolean;
}

const RULES: Readonly<Record<string, MobileRule>> = {
  63: { national: /^9\d{9}$/, hasLeadingZero: false },
  66: { national: /^[689]\d{8}$/, hasLeadingZero: true },
};

/** A country without a rule here: the lengths that E.164 allows. */
const ELSEWHERE: MobileRule = { national: /^[1-9]\d{5,13}$/, hasLeadingZero: true };

/**
 * Parses the number after the country code, as it is sent: PH 10 digits from 9; TH 9 digits from 6, 8 or 9
 * after a leading 0 is dropped. Accepts spaces and dashes.
 * @returns null when the country has no such mobile number
 */
export function readMobile(typed: string, countryCode: string): string | null {
  const { national, hasLeadingZero } = RULES[countryCode] ?? ELSEWHERE;
  const digits = tidyCode(typed).replaceAll('-', '');
  const number = hasLeadingZero ? digits.replace(/^0/, '') : digits;
  return national.test(number) ? number : null;
}

const SHOWN_FIRST = 2;
const SHOWN_LAST = 4;

/**
 * Masks a mobile number for lists: `09*****1234`. Null and empty become empty.
 * @param mobile country code and number
 */
export function maskMobile(mobile: string | null, countryCode: string): string {
  if (mobile === null || mobile === '') return '';
  const digits = mobile.replaceAll(/\D/g, '');
  const code = countryCode.replaceAll(/\D/g, '');
  const local = `0${digits.startsWith(code) ? digits.slice(code.length) : digits}`;
  return `${local.slice(0, SHOWN_FIRST)}*****${local.slice(-SHOWN_LAST)}`;
}

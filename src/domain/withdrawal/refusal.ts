/** Why a withdrawal cannot be, and what helps (spec §8, "Withdrawal"; contract, withdrawal part). */
import { IdentityCode } from '#domain/errors/identity.ts';
import { ProtectionCode } from '#domain/errors/protection.ts';
import { VerificationCode } from '#domain/errors/verification-code.ts';
import { WithdrawalCode } from '#domain/errors/withdrawal.ts';
import { isMinorUnits, ZERO, type MinorUnits } from '#domain/money.ts';
import { stillToBet, type Exchange } from './exchange.ts';

export type RefusalCause =
  | 'noBalance'
  | 'betMore'
  | 'notEnough'
  | 'dailyCount'
  | 'pending'
  | 'vipLimit'
  | 'dailyQuota'
  | 'wagerMore'
  | 'notAllowed'
  | 'noMobile'
  | 'noDeposit'
  | 'badCode'
  | 'changeBank'
  | 'excluded'
  | 'onBreak'
  | 'identity'
  | 'identityInReview'
  | 'identityRejected'
  | 'outOfRange'
  | 'channelDown'
  | 'unknown';

/**
 * What the player can do. `amount`: take the amount that would do; `order`: look at the order under
 * way; `tomorrow`: wait for the market's next day; `again`: load the page's numbers anew.
 */
export type NextStep =
  | 'play'
  | 'deposit'
  | 'order'
  | 'bind'
  | 'vip'
  | 'service'
  | 'tomorrow'
  | 'amount'
  | 'again';

/** What the words of a refusal carry, where it is known. */
export interface RefusalValues {
  /** An amount that would do, or what is left. */
  readonly amount: MinorUnits | null;
  readonly least: MinorUnits | null;
  readonly needBet: MinorUnits | null;
  readonly doneBet: MinorUnits | null;
  /** What is still to be bet. */
  readonly toBet: MinorUnits | null;
  readonly used: number | null;
  readonly limit: number | null;
  readonly orderNo: string | null;
  /** Epoch ms. */
  readonly until: number | null;
  /** The platform's own words. */
  readonly reason: string | null;
}

export interface Refusal {
  readonly code: number;
  /** What the platform calls the call in its log, where it tells. */
  readonly ref?: string;
  readonly cause: RefusalCause;
  readonly values: RefusalValues;
  /** The first helps most; never empty. */
  readonly steps: readonly NextStep[];
}

/** What the page knows when a refusal is explained. */
export interface RefusalFacts {
  readonly exchange: Exchange;
  /** Whether a VIP level above allows more. */
  readonly hasNextLevel: boolean;
  /** `blocking`: it blocks before anything is entered; `refused`: it answered an amount. */
  readonly moment: 'blocking' | 'refused';
}

interface Meaning {
  readonly cause: RefusalCause;
  readonly steps: readonly NextStep[];
}

const MEANINGS: Readonly<Record<number, Meaning>> = {
  [WithdrawalCode.noBalance]: { cause: 'noBalance', steps: ['amount', 'deposit', 'play'] },
  [WithdrawalCode.betMore]: { cause: 'betMore', steps: ['play'] },
  [WithdrawalCode.notEnough]: { cause: 'notEnough', steps: ['amount', 'play', 'deposit'] },
  [WithdrawalCode.dailyCount]: { cause: 'dailyCount', steps: ['tomorrow', 'vip'] },
  [WithdrawalCode.pending]: { cause: 'pending', steps: ['order'] },
  [WithdrawalCode.vipLimit]: { cause: 'vipLimit', steps: ['amount', 'vip'] },
  [WithdrawalCode.dailyQuota]: { cause: 'dailyQuota', steps: ['amount', 'tomorrow', 'vip'] },
  [WithdrawalCode.wagerMore]: { cause: 'wagerMore', steps: ['play'] },
  [WithdrawalCode.notAllowed]: { cause: 'notAllowed', steps: ['service'] },
  [WithdrawalCode.closed]: { cause: 'notAllowed', steps: ['service', 'again'] },
  [WithdrawalCode.noMobile]: { cause: 'noMobile', steps: ['bind'] },
  [WithdrawalCode.noDeposit]: { cause: 'noDeposit', steps: ['deposit'] },
  [WithdrawalCode.changeBank]: { cause: 'changeBank', steps: ['service'] },
  [VerificationCode.wrong]: { cause: 'badCode', steps: ['again'] },
  [VerificationCode.expired]: { cause: 'badCode', steps: ['again'] },
  [VerificationCode.usedUp]: { cause: 'badCode', steps: ['again'] },
  [ProtectionCode.selfExcluded]: { cause: 'excluded', steps: ['service'] },
  [ProtectionCode.onBreak]: { cause: 'onBreak', steps: ['service'] },
  [IdentityCode.needed]: { cause: 'identity', steps: ['service'] },
  [IdentityCode.inReview]: { cause: 'identityInReview', steps: ['service'] },
  [IdentityCode.rejected]: { cause: 'identityRejected', steps: ['service'] },
  [WithdrawalCode.outOfRange]: { cause: 'outOfRange', steps: ['amount', 'again'] },
  [WithdrawalCode.channelDown]: { cause: 'channelDown', steps: ['again', 'service'] },
};
const UNKNOWN: Meaning = { cause: 'unknown', steps: ['again', 'service'] };

/** The codes with words of their own. */
export const NAMED_REFUSALS: readonly number[] = Object.keys(MEANINGS).map(Number);

/**
 * A refusal in the terms of the page. What the platform did not tell in `details` is taken from what
 * the page knows; a code that is not named is `unknown`.
 */
export function explainRefusal(
  code: number,
  details: Readonly<Record<string, unknown>>,
  facts: RefusalFacts,
): Refusal {
  const meaning = Object.hasOwn(MEANINGS, code) ? MEANINGS[code] : undefined;
  const { cause, steps } = meaning ?? UNKNOWN;
  const values = valuesOf(cause, details, facts.exchange);
  const possible = steps.filter((step) => isPossible(step, values, facts));
  return { code, cause, values, steps: possible.length > 0 ? possible : ['service'] };
}

function isPossible(
  step: NextStep,
  { amount, least }: RefusalValues,
  facts: RefusalFacts,
): boolean {
  switch (step) {
    case 'amount':
      return (
        facts.moment === 'refused' && amount !== null && amount >= (least ?? ZERO) && amount > 0
      );
    case 'vip':
      return facts.hasNextLevel;
    case 'play':
    case 'deposit':
    case 'bind':
    case 'order':
    case 'service':
    case 'tomorrow':
    case 'again':
      return true;
  }
}

type Details = Readonly<Record<string, unknown>>;

const money = (value: unknown): MinorUnits | null => (isMinorUnits(value) ? value : null);
const whole = (value: unknown): number | null =>
  Number.isSafeInteger(value) ? Number(value) : null;
const words = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

function valuesOf(cause: RefusalCause, details: Details, exchange: Exchange): RefusalValues {
  const needBet = money(details['needBet']) ?? exchange.needBet;
  const doneBet = money(details['doneBet']) ?? exchange.doneBet;
  const known = needBet > 0 ? { needBet, doneBet, toBet: stillToBet({ needBet, doneBet }) } : null;
  return {
    amount: amountOf(cause, details, exchange),
    least: money(details['min']) ?? exchange.min,
    needBet: known?.needBet ?? null,
    doneBet: known?.doneBet ?? null,
    toBet: known?.toBet ?? null,
    used: whole(details['used']) ?? exchange.dayCount,
    limit: whole(details['limit']) ?? exchange.dayCountMax,
    orderNo: words(details['orderNo']) ?? exchange.pendingOrderNo,
    until: whole(details['until']),
    reason: words(details['reason']),
  };
}

/** What would do instead, or what is left, by the rule that refused. */
function amountOf(cause: RefusalCause, details: Details, exchange: Exchange): MinorUnits | null {
  switch (cause) {
    case 'noBalance':
      return exchange.withdrawable;
    case 'notEnough':
      return money(details['remain']) ?? exchange.withdrawable;
    case 'vipLimit':
      return money(details['limit']) ?? exchange.max;
    case 'dailyQuota':
      return money(details['quotaLeft']) ?? exchange.quotaLeft;
    case 'outOfRange':
      return money(details['max']) ?? exchange.max;
    case 'betMore':
    case 'wagerMore':
    case 'dailyCount':
    case 'pending':
    case 'notAllowed':
    case 'noMobile':
    case 'noDeposit':
    case 'badCode':
    case 'changeBank':
    case 'excluded':
    case 'onBreak':
    case 'identity':
    case 'identityInReview':
    case 'identityRejected':
    case 'channelDown':
    case 'unknown':
      return null;
  }
}

/** Why a withdrawal is impossible, and the next steps (spec §8, "Withdrawal"; contract, withdrawal part). */
import { IdentityCode } from '#shared/identity/errors.ts';
import { ProtectionCode } from '#shared/protection/errors.ts';
import { VerificationCode } from '#shared/mobile/verification-code-errors.ts';
import { WithdrawalCode } from '#shared/withdrawal/errors.ts';
import { isMinorUnits, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import {
  nextUnlock,
  ownWagering,
  stillToBet,
  type Exchange,
  type OwnWagering,
} from './exchange.ts';

export type RefusalCause =
  | 'noBalance'
  | 'betMore'
  | 'notEnough'
  | 'dailyCount'
  | 'pending'
  | 'vipLimit'
  | 'dailyQuota'
  | 'closed'
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
 * A next step for the player. `amount`: use the possible amount; `order`: view the pending order; `tomorrow`:
 * wait for the market's next day; `again`: reload the page's data.
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

/** Values for the message of a refusal, where known. */
export interface RefusalValues {
  /** A possible amount, or what is left. */
  readonly amount: MinorUnits | null;
  readonly least: MinorUnits | null;
  readonly needBet: MinorUnits | null;
  readonly doneBet: MinorUnits | null;
  /** The missing bets. */
  readonly toBet: MinorUnits | null;
  /** What they free; null when the server does not say. */
  readonly frees: MinorUnits | null;
  /** The missing bets, own money apart; null where the server does not divide them. */
  readonly ownWagering: OwnWagering | null;
  /** The bank of the chosen account. */
  readonly bank: string | null;
  readonly used: number | null;
  readonly limit: number | null;
  readonly orderNo: string | null;
  /** Epoch ms. */
  readonly until: number | null;
  /** The server's own text. */
  readonly reason: string | null;
}

export interface Refusal {
  readonly code: number;
  /** The server's log reference of the call, if it sends one. */
  readonly ref?: string;
  readonly cause: RefusalCause;
  readonly values: RefusalValues;
  /** The most helpful step first; never empty. */
  readonly steps: readonly NextStep[];
}

/** The page's data when a refusal is explained. */
export interface RefusalFacts {
  readonly exchange: Exchange;
  /** Whether a higher VIP level allows more. */
  readonly hasNextLevel: boolean;
  /** `blocking`: it blocks before any input; `refused`: it is the answer to an amount. */
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
  [WithdrawalCode.wagerMore]: { cause: 'betMore', steps: ['play'] },
  [WithdrawalCode.notAllowed]: { cause: 'notAllowed', steps: ['service'] },
  [WithdrawalCode.closed]: { cause: 'closed', steps: ['again', 'service'] },
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

/** The codes with their own message. */
export const NAMED_REFUSALS: readonly number[] = Object.keys(MEANINGS).map(Number);

/**
 * Explains a refusal in terms of the page. Values missing in `details` come from the page's data; an unlisted
 * code is `unknown`.
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
  // The nearest bets after which the smallest withdrawal is possible.
  const short = subtract(exchange.min, exchange.withdrawable);
  const unlock =
    exchange.parts === null ? null : nextUnlock(exchange.parts, short > 0 ? short : undefined);
  return {
    amount: amountOf(cause, details, exchange),
    least: money(details['min']) ?? exchange.min,
    needBet: known?.needBet ?? null,
    doneBet: known?.doneBet ?? null,
    toBet: unlock?.toBet ?? known?.toBet ?? null,
    frees: unlock?.frees ?? null,
    ownWagering: exchange.parts === null ? null : ownWagering(exchange.parts),
    bank: words(details['bank']),
    used: whole(details['used']) ?? exchange.dayCount,
    limit: whole(details['limit']) ?? exchange.dayCountMax,
    orderNo: words(details['orderNo']) ?? exchange.pendingOrderNo,
    until: whole(details['until']),
    reason: words(details['reason']),
  };
}

/** A possible amount, or what is left, by the rule that refused. */
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
    case 'dailyCount':
    case 'pending':
    case 'closed':
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

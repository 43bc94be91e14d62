/** The payout of the spin invite's bonus (spec §2 `/withdrawal/spin`, §9 "Spin bonus"). */
import { PromotionCode } from '#shared/protection/promotion-errors.ts';
import { SpinInviteCode } from '#shared/spin-invite/errors.ts';
import { DAY_MS, epochMs, type EpochMs } from '#shared/time/duration.ts';
import { mustBetFor } from '#shared/wagering/wagering.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import {
  spinProgress,
  type SpinInviteProgress,
  type SpinProgress,
  type SpinRound,
  type SpinTerms,
} from '#shared/spin-invite/spin-invite.ts';

export type SpinPayoutState =
  /** The player never joined. */
  | { readonly status: 'none' }
  /** The target is not reached yet. */
  | {
      readonly status: 'running';
      readonly progress: SpinProgress;
      readonly target: MinorUnits;
      readonly spins: number;
      readonly endsAt: EpochMs;
    }
  /** The target is reached. */
  | {
      readonly status: 'ready';
      readonly roundId: string;
      readonly amount: MinorUnits;
      /** Bets required before it can be withdrawn; null when the server has not said. */
      readonly toBet: MinorUnits | null;
      /** Until when it can be paid out; null when the server has not said. */
      readonly lapsesAt: EpochMs | null;
    }
  /** It was paid out; the next round begins when this one's days are over. */
  | { readonly status: 'paid'; readonly amount: MinorUnits; readonly endsAt: EpochMs }
  /** The round is over; an unpaid bonus is lost. */
  | { readonly status: 'over' };

/** The state of the player's payout. The terms of a round are found by its target. */
export function spinPayoutOf(
  { status, roundId }: SpinInviteProgress,
  round: SpinRound | undefined,
  terms: readonly SpinTerms[],
): SpinPayoutState | null {
  if (status === 0) return { status: 'none' };
  if (status === 4) return { status: 'over' };
  if (round === undefined) return null;
  // It expired between the two answers, and another has begun.
  if (round.roundId !== roundId) return { status: 'over' };
  const { won, target, spins, endsAt } = round;
  switch (status) {
    case 1:
      return { status: 'running', progress: spinProgress(won, target), target, spins, endsAt };
    case 2: {
      const known = terms.find((term) => term.target === target);
      return {
        status: 'ready',
        roundId,
        amount: won,
        toBet: known === undefined ? null : mustBetFor(won, known.betRate),
        lapsesAt: known === undefined ? null : epochMs(endsAt + known.payoutDays * DAY_MS),
      };
    }
    case 3:
      return { status: 'paid', amount: won, endsAt };
  }
}

export type SpinPayoutCause =
  | 'notReached'
  | 'notStarted'
  | 'notMet'
  | 'noMobile'
  | 'noDeposit'
  | 'paid'
  | 'lapsed'
  | 'unknown';

/** A next step for the player. `spin`: to the wheel; `again`: refetch. */
export type SpinPayoutStep = 'spin' | 'bind' | 'deposit' | 'record' | 'again' | 'service';

export interface SpinPayoutRefusal {
  readonly cause: SpinPayoutCause;
  /** The most helpful step first; never empty. */
  readonly steps: readonly SpinPayoutStep[];
}

const MEANINGS: Readonly<Record<number, SpinPayoutRefusal>> = {
  [PromotionCode.noMobile]: { cause: 'noMobile', steps: ['bind'] },
  [SpinInviteCode.notEnough]: { cause: 'notReached', steps: ['spin'] },
  [SpinInviteCode.notStarted]: { cause: 'notStarted', steps: ['again', 'service'] },
  [SpinInviteCode.notMet]: { cause: 'notMet', steps: ['spin', 'service'] },
  [SpinInviteCode.alreadyPaid]: { cause: 'paid', steps: ['record'] },
  [SpinInviteCode.over]: { cause: 'lapsed', steps: ['spin'] },
  [PromotionCode.noDeposit]: { cause: 'noDeposit', steps: ['deposit'] },
};
const UNKNOWN: SpinPayoutRefusal = { cause: 'unknown', steps: ['again', 'service'] };

/** The codes with their own message (spec §8, cash bonus; contract, activities part). */
export const NAMED_PAYOUT_REFUSALS: readonly number[] = Object.keys(MEANINGS).map(Number);

/** The cause of a refused payout, and the next steps. */
export const explainPayoutRefusal = (code: number): SpinPayoutRefusal =>
  (Object.hasOwn(MEANINGS, code) ? MEANINGS[code] : undefined) ?? UNKNOWN;

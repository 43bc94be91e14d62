/** One line of the rewards list: what a player may claim, is earning, or has lost. */
import type { EpochMs } from '#domain/duration.ts';
import { ZERO, subtract, type MinorUnits } from '#domain/money.ts';
import type { Reward } from '#domain/reward.ts';
import type { Task } from '#domain/task.ts';
import type { VipClaimKind, VipClaimName } from '#domain/vip/vip.ts';

/** Who gives it. */
export type RewardSource =
  | 'accumulated-recharge'
  | 'bind'
  | 'bonus'
  | 'cash-bonus'
  | 'code'
  | 'deposit'
  | 'deposit-bonus'
  | 'mail'
  | 'sign-up-bonus'
  | 'spin-invite'
  | 'task'
  | 'vip';

export type RewardState = 'claimable' | 'running' | 'expired';

/** What it asks for, beside its bets. */
export type RewardCondition =
  | {
      /** Deposits, bets to be made before it is given, spins of invited players, or the least payout. */
      readonly kind: 'recharge' | 'bets' | 'invite' | 'collected';
      readonly done: MinorUnits;
      readonly target: MinorUnits;
    }
  | { readonly kind: 'steps'; readonly done: number; readonly target: number }
  /** A part of it each day. */
  | { readonly kind: 'daily' };

/** What tells it from others of its giver: a level's bonus, or words of the platform. */
export type RewardName =
  | { readonly kind: 'task'; readonly task: Pick<Task, 'id' | 'kind' | 'target'> }
  /** For so many tasks of the day. */
  | { readonly kind: 'task-steps'; readonly count: number }
  | { readonly kind: 'vip'; readonly claim: VipClaimKind; readonly level: number }
  | { readonly kind: 'text'; readonly text: string };

/** What is claimed in one step: nothing has to be chosen for it. */
export type RewardClaim =
  | { readonly kind: 'mail'; readonly mailId: number }
  | { readonly kind: 'task'; readonly taskId: number }
  /** For so many tasks of the day. */
  | { readonly kind: 'task-steps'; readonly count: number }
  | { readonly kind: 'vip'; readonly bonus: VipClaimName }
  | { readonly kind: 'tier'; readonly tierId: number }
  /** A day of a bought package. */
  | { readonly kind: 'sign-up-day'; readonly ownedId: number };

/** Bets that are to be made before the money can be withdrawn. */
export interface RewardBets {
  readonly need: MinorUnits;
  readonly done: MinorUnits;
}

export interface RewardEntry {
  /** Unique in the list, and the same at each look. */
  readonly key: string;
  readonly source: RewardSource;
  /** Null when its giver says enough. */
  readonly name: RewardName | null;
  readonly state: RewardState;
  /** Null when it is no money, or the platform does not say how much. */
  readonly amount: MinorUnits | null;
  /** What it gives beside money. */
  readonly items: readonly Reward[];
  readonly condition: RewardCondition | null;
  /** Null while it cannot be claimed, and of what is claimed on a page of its own. */
  readonly claim: RewardClaim | null;
  /** Null when nothing is known of bets; a need of 0 says that there are none. */
  readonly bets: RewardBets | null;
  /** Whether the balance has it already and only its bets are left. */
  readonly isGiven: boolean;
  /** When it lapses; null when it does not, or nobody says. */
  readonly endsAt: EpochMs | null;
}

/** What an entry has when its giver says no more. */
export const BARE_ENTRY = {
  name: null,
  items: [],
  condition: null,
  claim: null,
  bets: null,
  isGiven: false,
} as const satisfies Partial<RewardEntry>;

/** Above so many times its amount, a reward's bets are worth a plain warning. */
const MANY_TIMES = 10;

/** What is left to bet. */
export const leftToBet = ({ need, done }: RewardBets): MinorUnits =>
  done >= need ? ZERO : subtract(need, done);

/** How often the amount must be bet, to one decimal, rounded up; null when that is not known. */
export function betTimes({ amount, bets }: Pick<RewardEntry, 'amount' | 'bets'>): number | null {
  if (amount === null || amount <= 0 || bets === null) return null;
  return Math.ceil((bets.need * 10) / amount) / 10;
}

/** Whether so much must be bet for it that a player should think twice. */
export function isHeavy(entry: Pick<RewardEntry, 'amount' | 'bets'>): boolean {
  const { amount, bets } = entry;
  return amount !== null && amount > 0 && bets !== null && bets.need > amount * MANY_TIMES;
}

const ORDER: Readonly<Record<RewardState, number>> = { claimable: 0, running: 1, expired: 2 };

/**
 * The list in the order of what is to be done: what can be claimed first, then what runs, each with
 * what lapses soonest before the rest; what has lapsed comes last, the latest first.
 */
export function sortRewards(entries: readonly RewardEntry[]): readonly RewardEntry[] {
  return entries.toSorted((a, b) => {
    if (a.state !== b.state) return ORDER[a.state] - ORDER[b.state];
    const soonest = (a.endsAt ?? Infinity) - (b.endsAt ?? Infinity);
    const order = Number.isNaN(soonest) ? 0 : soonest;
    if (order !== 0) return a.state === 'expired' ? -order : order;
    return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
  });
}

/** The entries with those that ran out by now among the lapsed. */
export const atMoment = (entries: readonly RewardEntry[], now: EpochMs): readonly RewardEntry[] =>
  sortRewards(
    entries.map((entry) =>
      entry.endsAt !== null && entry.endsAt <= now
        ? { ...entry, state: 'expired', claim: null }
        : entry,
    ),
  );

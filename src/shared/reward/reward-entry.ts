/** An entry of the rewards list: a reward that a player may claim, is earning, or has lost. */
import type { EpochMs } from '#shared/time/duration.ts';
import { ZERO, subtract, type MinorUnits } from '#shared/money/money.ts';
import type { Reward } from '#shared/reward/reward.ts';
import type { Task } from '#shared/task/task.ts';
import { addWagering, type WageringSum } from '#shared/wagering/wagering.ts';
import type { BonusActivity } from '#shared/activity/activities.ts';
import type { VipClaimKind } from '#shared/vip/vip.ts';

/** Source of the reward. */
export type RewardSource =
  | BonusActivity
  | 'bonus'
  | 'code'
  | 'deposit'
  | 'deposit-bonus'
  | 'mail'
  | 'task'
  | 'vip';

export type RewardState = 'claimable' | 'running' | 'expired';

/** Its condition, beside the wagering requirement. */
export type RewardCondition =
  | {
      /** Deposits, bets before it is given, spins of invited players, or the minimum payout. */
      readonly kind: 'recharge' | 'bets' | 'invite' | 'claimed';
      readonly done: MinorUnits;
      readonly target: MinorUnits;
    }
  | { readonly kind: 'steps'; readonly done: number; readonly target: number }
  /** This much each day. */
  | { readonly kind: 'daily'; readonly amount: MinorUnits };

/** Distinguishes it from others of the same source: a level bonus, or a text of the server. */
export type RewardName =
  | { readonly kind: 'task'; readonly task: Pick<Task, 'id' | 'kind' | 'target'> }
  /** For this many tasks of the day. */
  | { readonly kind: 'task-steps'; readonly count: number }
  | { readonly kind: 'vip'; readonly claim: VipClaimKind; readonly level: number }
  | { readonly kind: 'text'; readonly text: string };

/** Body of the call that claims a reward in one step, without its number. */
export type RewardClaim = Readonly<Record<string, unknown>>;

/** Bets required before the money can be withdrawn. */
export interface RewardBets {
  readonly need: MinorUnits;
  readonly done: MinorUnits;
}

/** The bets that unclaimed money will ask for; null when the server does not say, or it is no money. */
export const betsOf = (sum: WageringSum | null): RewardBets | null =>
  sum === null || sum.need === null ? null : { need: sum.need, done: ZERO };

export interface RewardEntry {
  /** Unique in the list, and stable. */
  readonly key: string;
  readonly source: RewardSource;
  /** Null when the source says enough. */
  readonly name: RewardName | null;
  readonly state: RewardState;
  /** Null when it is not money, or the server does not say how much. */
  readonly amount: MinorUnits | null;
  /** Items beside money. */
  readonly items: readonly Reward[];
  readonly condition: RewardCondition | null;
  /** Null while it cannot be claimed, and if it is claimed on its own page. */
  readonly claim: RewardClaim | null;
  /** Null when the requirement is unknown; a need of 0 means none. */
  readonly bets: RewardBets | null;
  /** Whether the balance has it already and only its bets are missing. */
  readonly isGiven: boolean;
  /** When it expires; null when it does not, or is unknown. */
  readonly endsAt: EpochMs | null;
}

/** Defaults of an entry. The bets have none: whoever gives money says what it asks for. */
export const BARE_ENTRY = {
  name: null,
  items: [],
  condition: null,
  claim: null,
  isGiven: false,
} as const satisfies Partial<RewardEntry>;

/** The money of several entries, and the bets that it will ask for. */
export const wageringOfEntries = (entries: readonly RewardEntry[]): WageringSum =>
  addWagering(
    entries.flatMap(({ amount, bets }) =>
      amount === null ? [] : [{ amount, need: bets?.need ?? null, days: null }],
    ),
  );

export const leftToBet = ({ need, done }: RewardBets): MinorUnits =>
  done >= need ? ZERO : subtract(need, done);

/** The wagering multiple, to one decimal, rounded up; null when unknown. */
export function betTimes({ amount, bets }: Pick<RewardEntry, 'amount' | 'bets'>): number | null {
  if (amount === null || amount <= 0 || bets === null) return null;
  return Math.ceil((bets.need * 10) / amount) / 10;
}

const ORDER: Readonly<Record<RewardState, number>> = { claimable: 0, running: 1, expired: 2 };

/** Sorts the list: claimable first, then running, each by expiry; expired last, latest first. */
export function sortRewards(entries: readonly RewardEntry[]): readonly RewardEntry[] {
  return entries.toSorted((a, b) => {
    if (a.state !== b.state) return ORDER[a.state] - ORDER[b.state];
    const soonest = (a.endsAt ?? Infinity) - (b.endsAt ?? Infinity);
    const order = Number.isNaN(soonest) ? 0 : soonest;
    if (order !== 0) return a.state === 'expired' ? -order : order;
    return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
  });
}

/** The entries as of now: those that have expired are moved to the end. */
export const atMoment = (entries: readonly RewardEntry[], now: EpochMs): readonly RewardEntry[] =>
  sortRewards(
    entries.map((entry) =>
      entry.endsAt !== null && entry.endsAt <= now
        ? { ...entry, state: 'expired', claim: null }
        : entry,
    ),
  );

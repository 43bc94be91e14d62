/** The spin invite: the state of its panel and the bonus's progress (spec §4 "Spin invite", §9). */
import type { EpochMs } from '#shared/time/duration.ts';
import { subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';

/** Spec §4: 0 never joined, 1 running, 2 target reached, 3 paid out, 4 expired, may start again. */
export type SpinInviteStatus = 0 | 1 | 2 | 3 | 4;

/** The panel: `progress` joins automatically, `intro` waits for a tap on "Get it now". */
export const panelOf = (status: SpinInviteStatus): 'intro' | 'progress' =>
  status === 0 || status === 4 ? 'intro' : 'progress';

export interface SpinInviteProgress {
  readonly status: SpinInviteStatus;
  /** Empty while the player never joined. */
  readonly roundId: string;
  readonly endsAt: EpochMs;
  /** When the next free spin is available. */
  readonly freeSpinAt: EpochMs;
  readonly spins: number;
  /** How many of the spins are paid for by tickets. */
  readonly tickets: number;
}

/** A round: seven days in which spins add up to its target. */
export interface SpinRound {
  readonly roundId: string;
  readonly won: MinorUnits;
  /** Amount added by joining just now; 0 when the round was already running. */
  readonly added: MinorUnits;
  readonly target: MinorUnits;
  /** Players invited since the round began. */
  readonly invited: number;
  readonly spins: number;
  readonly tickets: number;
  readonly freeSpinAt: EpochMs;
  readonly endsAt: EpochMs;
  /** The players who won most, their phone numbers masked. */
  readonly lucky: readonly LuckyPlayer[];
}

/** An entry of the ranking (spec §3, "Lucky rank entry"). */
export interface LuckyPlayer {
  readonly avatar: number;
  readonly phone: string;
  readonly amount: MinorUnits;
}

/** Result of a spin. */
export interface SpinDraw {
  /** Where the wheel stops, 0–7. */
  readonly segment: number;
  readonly added: MinorUnits;
  readonly won: MinorUnits;
  readonly target: MinorUnits;
  readonly spins: number;
  readonly tickets: number;
  readonly freeSpinAt: EpochMs;
  readonly status: SpinInviteStatus;
}

/** A round's bonus that was paid to the balance, and the coins right after. */
export interface SpinPayout {
  readonly amount: MinorUnits;
  readonly orderNo: string;
  /** Bets required before it can be withdrawn. */
  readonly needBet: MinorUnits;
  readonly coin: MinorUnits;
  readonly seq: number;
}

export type SpinRecordKind = 'invited' | 'spins' | 'payouts';

/** One page of a player's records, newest first. */
export interface SpinRecordPage {
  readonly records: readonly SpinRecord[];
  readonly total: number;
  readonly hasMore: boolean;
}

export interface SpinRecord {
  readonly time: EpochMs;
  /** Masked; empty when the record is of no other player. */
  readonly phone: string;
  readonly avatar: number;
  readonly amount: MinorUnits;
}

/** A segment of the wheel. */
export interface WheelSegment {
  readonly index: number;
  readonly amount: MinorUnits;
  /** Relative probability; absent where the server does not send it. */
  readonly weight?: number | undefined;
}

/** Configuration of a round before it begins (spec §3, `actInviteConditionModel`). */
export interface SpinTerms {
  readonly target: MinorUnits;
  /** The wheel, by segment. */
  readonly segments: readonly WheelSegment[];
  readonly days: number;
  /** Days after the end in which a reached target can still be paid out. */
  readonly payoutDays: number;
  /** Wagering multiple of the bonus before it can be withdrawn. */
  readonly betRate: number;
}

/** Progress of the bonus. */
export interface SpinProgress {
  readonly won: MinorUnits;
  readonly remaining: MinorUnits;
  /** Percent with two decimals, 0–100. */
  readonly percent: number;
}

const WHOLE = 100;

/** Percent is won over total times 100; remaining is total minus won, never below 0 (spec §4). */
export function spinProgress(won: MinorUnits, total: MinorUnits): SpinProgress {
  const remaining = won >= total ? ZERO : subtract(total, won);
  const percent = total <= 0 ? WHOLE : Math.min(WHOLE, Math.floor((won * 10_000) / total) / WHOLE);
  return { won, remaining, percent };
}

/** The terms of a round, found by its target; undefined when the server sends none for it. */
export const termsOf = (all: readonly SpinTerms[], target: MinorUnits): SpinTerms | undefined =>
  all.find((terms) => terms.target === target);

/** Segments of every wheel (spec §3: eight). */
export const SEGMENTS = 8;

/** The wheel in the order of its segments; null when the server does not send all of them. */
export function wheelOf({ segments }: Pick<SpinTerms, 'segments'>): readonly WheelSegment[] | null {
  const wheel = segments.toSorted((one, other) => one.index - other.index);
  const isWhole = wheel.length === SEGMENTS && wheel.every(({ index }, at) => index === at);
  return isWhole ? wheel : null;
}

/** The segment of an amount; null when there is none, or the wheel is incomplete. */
export function segmentOf(terms: Pick<SpinTerms, 'segments'>, amount: MinorUnits): number | null {
  const at = wheelOf(terms)?.findIndex((segment) => segment.amount === amount) ?? -1;
  return at < 0 ? null : at;
}

/** A round in display form. */
export interface SpinFigures {
  readonly won: MinorUnits;
  readonly target: MinorUnits;
  readonly spins: number;
  /** How many of the spins are paid for by tickets. */
  readonly tickets: number;
  readonly freeSpinAt: EpochMs;
  readonly endsAt: EpochMs;
  readonly invited: number;
  /** `reached`: the bonus can be paid out; `paid`: it was. */
  readonly state: 'running' | 'reached' | 'paid';
}

/**
 * Combines a round with its last spin. The spin's result counts until the round was refetched; one of another
 * round, or an outdated one, is ignored.
 */
export function spinFigures(
  { status, endsAt }: SpinInviteProgress,
  round: SpinRound,
  last: { readonly roundId: string; readonly draw: SpinDraw } | null,
): SpinFigures {
  const isNewer = last !== null && last.roundId === round.roundId && last.draw.won > round.won;
  const { won, target, spins, tickets, freeSpinAt } = isNewer ? last.draw : round;
  const isPaid = status === 3;
  const state = isPaid ? 'paid' : status === 2 || won >= target ? 'reached' : 'running';
  return { won, target, spins, tickets, freeSpinAt, endsAt, invited: round.invited, state };
}

/** The next free spin: available, coming, or none before the round ends. */
export type FreeSpin =
  | { readonly status: 'here' | 'none' }
  | { readonly status: 'coming'; readonly at: EpochMs };

export function freeSpinOf(
  { freeSpinAt, endsAt }: Pick<SpinFigures, 'freeSpinAt' | 'endsAt'>,
  now: EpochMs,
): FreeSpin {
  if (freeSpinAt <= now) return { status: 'here' };
  return freeSpinAt < endsAt ? { status: 'coming', at: freeSpinAt } : { status: 'none' };
}

/**
 * A moment that has passed and at which the round changed without a call, so that it must be refetched: its
 * end, or a free spin; null when there is none.
 */
export function dueMoment(
  { state, spins, freeSpinAt, endsAt }: SpinFigures,
  now: EpochMs,
): EpochMs | null {
  if (endsAt <= now) return endsAt;
  return state === 'running' && spins === 0 && freeSpinAt <= now ? freeSpinAt : null;
}

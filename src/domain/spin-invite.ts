/** The spin invite: what its panel shows, and how far the bonus is (spec §4 "Spin invite", §9). */
import type { EpochMs } from '#domain/duration.ts';
import { subtract, ZERO, type MinorUnits } from '#domain/money.ts';

/** Spec §4: 0 never joined, 1 running, 2 target reached, 3 paid out, 4 expired, may start again. */
export type SpinInviteStatus = 0 | 1 | 2 | 3 | 4;

/** The panel: `progress` joins by itself, `intro` waits for a tap on "Get it now". */
export const panelOf = (status: SpinInviteStatus): 'intro' | 'progress' =>
  status === 0 || status === 4 ? 'intro' : 'progress';

/** How the player's spin invite stands. */
export interface SpinInviteProgress {
  readonly status: SpinInviteStatus;
  /** Empty while the player never joined. */
  readonly roundId: string;
  readonly endsAt: EpochMs;
  /** When the next free spin is there. */
  readonly freeSpinAt: EpochMs;
  readonly spins: number;
  /** How many of them tickets pay for. */
  readonly tickets: number;
}

/** A round: seven days in which spins add up to its target. */
export interface SpinRound {
  readonly roundId: string;
  readonly won: MinorUnits;
  /** What joining gave just now; 0 when the round ran before. */
  readonly added: MinorUnits;
  readonly target: MinorUnits;
  /** Players whom this one brought since the round began. */
  readonly invited: number;
  readonly spins: number;
  readonly tickets: number;
  readonly freeSpinAt: EpochMs;
  readonly endsAt: EpochMs;
  /** The players who won most, their phones masked. */
  readonly lucky: readonly LuckyPlayer[];
}

/** An entry of the ranking (spec §3, "Lucky rank entry"). */
export interface LuckyPlayer {
  readonly avatar: number;
  readonly phone: string;
  readonly amount: MinorUnits;
}

/** What a spin of the wheel gave. */
export interface SpinDraw {
  /** Where the wheel rests, 0–7. */
  readonly segment: number;
  readonly added: MinorUnits;
  readonly won: MinorUnits;
  readonly target: MinorUnits;
  readonly spins: number;
  readonly tickets: number;
  readonly freeSpinAt: EpochMs;
  readonly status: SpinInviteStatus;
}

/** A round's bonus that went to the balance, and the coins right after. */
export interface SpinPayout {
  readonly amount: MinorUnits;
  readonly orderNo: string;
  /** Bets that it asks for before it can be withdrawn. */
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
  /** Masked; empty where the record is of no other player. */
  readonly phone: string;
  readonly avatar: number;
  readonly amount: MinorUnits;
}

/** A part of the wheel. */
export interface WheelSegment {
  readonly index: number;
  readonly amount: MinorUnits;
  /** How likely it is beside the others; absent where the platform does not tell. */
  readonly weight?: number | undefined;
}

/** What the platform says of a round before it begins (spec §3, `actInviteConditionModel`). */
export interface SpinTerms {
  readonly target: MinorUnits;
  /** The wheel, by segment. */
  readonly segments: readonly WheelSegment[];
  readonly days: number;
  /** Days after the end in which a reached target can still be paid out. */
  readonly payoutDays: number;
  /** The bonus times this must be bet before it can be withdrawn. */
  readonly betRate: number;
}

/** How far the bonus is. */
export interface SpinProgress {
  readonly won: MinorUnits;
  readonly remaining: MinorUnits;
  /** Percent with two decimals, 0–100. */
  readonly percent: number;
}

const WHOLE = 100;

/** Won over total times 100; remaining is total minus won, never below 0 (spec §4). */
export function spinProgress(won: MinorUnits, total: MinorUnits): SpinProgress {
  const remaining = won >= total ? ZERO : subtract(total, won);
  const percent = total <= 0 ? WHOLE : Math.min(WHOLE, Math.floor((won * 10_000) / total) / WHOLE);
  return { won, remaining, percent };
}

/** The terms of a round: those with its target; undefined when the platform tells none of that target. */
export const termsOf = (all: readonly SpinTerms[], target: MinorUnits): SpinTerms | undefined =>
  all.find((terms) => terms.target === target);

/** Segments of every wheel (spec §3: eight). */
export const SEGMENTS = 8;

/** The wheel in the order of its segments; null when the platform does not tell every one of them. */
export function wheelOf({ segments }: Pick<SpinTerms, 'segments'>): readonly WheelSegment[] | null {
  const wheel = segments.toSorted((one, other) => one.index - other.index);
  const isWhole = wheel.length === SEGMENTS && wheel.every(({ index }, at) => index === at);
  return isWhole ? wheel : null;
}

/** The segment that gives an amount; null when none does, or not every one is told. */
export function segmentOf(terms: Pick<SpinTerms, 'segments'>, amount: MinorUnits): number | null {
  const at = wheelOf(terms)?.findIndex((segment) => segment.amount === amount) ?? -1;
  return at < 0 ? null : at;
}

/** A round as it is shown. */
export interface SpinFigures {
  readonly won: MinorUnits;
  readonly target: MinorUnits;
  readonly spins: number;
  /** How many of them tickets pay for. */
  readonly tickets: number;
  readonly freeSpinAt: EpochMs;
  readonly endsAt: EpochMs;
  readonly invited: number;
  /** `reached`: the bonus can be paid out; `paid`: it was. */
  readonly state: 'running' | 'reached' | 'paid';
}

/**
 * A round with what its last spin gave. The spin's answer holds until the platform was asked for the
 * round anew; one of another round, or one that other spins followed, says nothing.
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

/** What is said of the next free spin: it is here, it comes, or it would come after the round. */
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
 * The moment that has come and at which the round changes by itself, so that the platform must be asked
 * anew: its end, or a free spin; null when there is none.
 */
export function dueMoment(
  { state, spins, freeSpinAt, endsAt }: SpinFigures,
  now: EpochMs,
): EpochMs | null {
  if (endsAt <= now) return endsAt;
  return state === 'running' && spins === 0 && freeSpinAt <= now ? freeSpinAt : null;
}

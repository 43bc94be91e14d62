/** A player's last seven days: time, net result and cost, by the market's days (contract, conventions). */
import { add, fromCoins, minorUnits, subtract, toCoins, ZERO } from '#shared/money/money.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import {
  DAY_MS,
  epochMs,
  HOUR_MS,
  MINUTE_MS,
  type EpochMs,
  type Milliseconds,
} from '#shared/time/duration.ts';
import type { Span } from '#shared/protection/market-period.ts';
import { playTimeIn, type PlaySession } from '#shared/protection/play-session.ts';
import type { LimitValue } from '#shared/protection/limit.ts';
import { dayBegin, dayOf, type DayText } from '#shared/record/market-day.ts';

export const DAYS_A_WEEK = 7;

/** Less play says nothing about an hour. */
const LEAST_FOR_COST = 10 * MINUTE_MS;

export interface PlayedRound {
  readonly time: EpochMs;
  readonly bet: MinorUnits;
  /** Null while the round runs. */
  readonly win: MinorUnits | null;
}

export interface PlayRecords {
  readonly rounds: readonly PlayedRound[];
  readonly playSessions: readonly PlaySession[];
}

export interface Played {
  readonly playMs: number;
  /** Wins less bets of finished rounds. */
  readonly net: MinorUnits;
}

export interface WeekDay extends Played {
  readonly day: DayText;
}

export interface Week extends Played {
  /** Seven, the oldest first, today last. */
  readonly days: readonly WeekDay[];
  /** The seven days before. */
  readonly before: Played;
  /** What an hour cost; null when nothing was lost, or too little was played to say. */
  readonly costAnHour: MinorUnits | null;
}

/** The last seven days, today included, as in the player's records. @param ahead the market's offset from UTC */
export function weekOf(records: PlayRecords, now: EpochMs, ahead: Milliseconds): Week {
  const today = dayBegin(dayOf(now, ahead), ahead);
  const dayAt = (back: number): WeekDay => {
    const begin = epochMs(today - back * DAY_MS);
    const span = { begin, end: epochMs(begin + DAY_MS) };
    return { day: dayOf(begin, ahead), ...playedIn(records, span, now) };
  };
  const days = Array.from({ length: DAYS_A_WEEK }, (_unused, at) => dayAt(DAYS_A_WEEK - 1 - at));
  const begin = epochMs(today - (DAYS_A_WEEK - 1) * DAY_MS);
  const before = { begin: epochMs(begin - DAYS_A_WEEK * DAY_MS), end: begin };
  const sum = {
    playMs: days.reduce((all, { playMs }) => all + playMs, 0),
    net: add(...days.map(({ net }) => net)),
  };
  return { days, ...sum, before: playedIn(records, before, now), costAnHour: costOf(sum) };
}

function playedIn(
  { rounds, playSessions }: PlayRecords,
  { begin, end }: Span,
  now: EpochMs,
): Played {
  const within = rounds.filter(({ time }) => time >= begin && time < end);
  const net = add(...within.map(({ bet, win }) => (win === null ? ZERO : subtract(win, bet))));
  return { playMs: playTimeIn(playSessions, { begin, end }, now), net };
}

function costOf({ playMs, net }: Played): MinorUnits | null {
  if (net >= 0 || playMs < LEAST_FOR_COST) return null;
  return minorUnits(Math.round((subtract(ZERO, net) * HOUR_MS) / playMs));
}

export const isEmptyWeek = ({ playMs, days }: Week): boolean =>
  playMs === 0 && days.every(({ net }) => net === 0);

/** A suggested limit is three quarters of what it lowers. */
const SUGGESTED_PART = 0.75;

/**
 * A weekly loss limit below the present one, or without one below the week's loss: three quarters of it, with
 * two digits that count. Null when there is nothing to lower.
 */
export function lowerLimit(present: LimitValue, { net }: Played): MinorUnits | null {
  const coins = toCoins(minorUnits(present ?? Math.max(0, subtract(ZERO, net))));
  const part = Math.floor(coins * SUGGESTED_PART);
  if (part < 1) return null;
  const step = 10 ** Math.max(0, String(part).length - 2);
  return fromCoins(Math.floor(part / step) * step);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs, milliseconds } from '#shared/time/duration.ts';
import { periodAt, PERIODS } from '#shared/protection/market-period.ts';
import {
  isRealityDue,
  REALITY_STEPS,
  realityChoices,
  realityDueAt,
  realityMinutes,
} from '#shared/protection/reality-minutes.ts';
import { BREAK_HOURS, breakEnd, exclusionEnd, NO_END, pauseAt } from '#shared/protection/pause.ts';
import {
  playAt,
  playTimeIn,
  PLAY_SESSION_PAUSE,
  type PlaySession,
} from '#shared/protection/play-session.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AHEAD = milliseconds(8 * HOUR);
const at = (text: string) => epochMs(Date.parse(text));
const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2100, 0) }).map(epochMs);

describe('limit periods of a market', () => {
  it('change at its midnight, on Mondays and on the first of the month', () => {
    // Saturday 21 November 2026, 09:00 in Manila.
    const now = at('2026-11-21T01:00:00Z');
    expect(PERIODS.map((period) => periodAt(period, now, AHEAD))).toEqual([
      { begin: at('2026-11-20T16:00:00Z'), end: at('2026-11-21T16:00:00Z') },
      { begin: at('2026-11-15T16:00:00Z'), end: at('2026-11-22T16:00:00Z') },
      { begin: at('2026-10-31T16:00:00Z'), end: at('2026-11-30T16:00:00Z') },
    ]);
  });

  it('follow each other without a gap, and include their own time', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...PERIODS), (now, period) => {
        const { begin, end } = periodAt(period, now, AHEAD);
        expect(begin <= now && now < end).toBe(true);
        expect(periodAt(period, end, AHEAD).begin).toBe(end);
        expect(periodAt(period, epochMs(begin - 1), AHEAD).end).toBe(begin);
      }),
    );
  });
});

describe('a break or exclusion', () => {
  it('has the requested length, and is never shortened', () => {
    fc.assert(
      fc.property(moment, fc.nat(), fc.constantFrom(...BREAK_HOURS), (now, present, hours) => {
        const until = breakEnd(present, hours, now);
        expect(until).toBe(Math.max(present, now + hours * HOUR));
        const months = exclusionEnd(present, 6, now, AHEAD);
        expect(months).toBeGreaterThanOrEqual(Math.max(present, now + 181 * DAY));
      }),
    );
  });

  it('of months ends at the same time of day, on the last day of a short month', () => {
    const end = (now: string, months: 6 | 12 | 60) =>
      new Date(exclusionEnd(0, months, at(now), AHEAD)).toISOString();
    expect(end('2026-11-21T01:00:00Z', 6)).toBe('2027-05-21T01:00:00.000Z');
    expect(end('2026-08-31T02:00:00Z', 6)).toBe('2027-02-28T02:00:00.000Z');
    // 29 February in Manila already.
    expect(end('2028-02-28T17:00:00Z', 12)).toBe('2029-02-27T17:00:00.000Z');
    expect(end('2026-11-21T01:00:00Z', 60)).toBe('2031-11-21T01:00:00.000Z');
  });

  it('is over at its end, and an exclusion takes precedence over a break', () => {
    const now = at('2026-11-21T01:00:00Z');
    const until = epochMs(now + 1);
    expect(pauseAt({ breakUntil: 0, excludeUntil: 0 }, now)).toBeNull();
    expect(pauseAt({ breakUntil: now, excludeUntil: now }, now)).toBeNull();
    expect(pauseAt({ breakUntil: until, excludeUntil: now }, now)).toEqual({
      kind: 'break',
      until,
    });
    expect(pauseAt({ breakUntil: until + 9, excludeUntil: until }, now)).toEqual({
      kind: 'excluded',
      until,
    });
  });
});

describe('a break or exclusion without an end', () => {
  const now = at('2026-11-21T01:00:00Z');
  const open = { kind: 'excluded', until: null };

  it('has no end time, and takes precedence over one that has', () => {
    expect(pauseAt({ breakUntil: NO_END, excludeUntil: 0 }, now)).toEqual({
      kind: 'break',
      until: null,
    });
    expect(pauseAt({ breakUntil: now + 1, excludeUntil: NO_END }, now)).toEqual(open);
    // Another backend may use a later time as "no end".
    expect(pauseAt({ breakUntil: 0, excludeUntil: 8.64e15 }, now)).toEqual(open);
    const last = epochMs(NO_END - 1);
    expect(pauseAt({ breakUntil: 0, excludeUntil: last }, now)).toEqual({ ...open, until: last });
  });
});

describe('play sessions', () => {
  it('join play without a long pause', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 * PLAY_SESSION_PAUSE), { minLength: 1 }), (pauses) => {
        let now = at('2026-11-21T01:00:00Z');
        const playSessions: PlaySession[] = [];
        for (const pause of pauses) {
          now = epochMs(now + pause);
          const last = playSessions.at(-1) ?? null;
          const next = playAt(last, now);
          if (last?.startedAt === next.startedAt) playSessions.pop();
          playSessions.push(next);
        }
        const long = pauses.slice(1).filter((pause) => pause > PLAY_SESSION_PAUSE);
        expect(playSessions).toHaveLength(long.length + 1);
        const short = pauses.slice(1).filter((pause) => pause <= PLAY_SESSION_PAUSE);
        const ever = { begin: epochMs(0), end: epochMs(Number.MAX_SAFE_INTEGER) };
        const sum = short.reduce((total, pause) => total + pause, 0);
        expect(playTimeIn(playSessions, ever, now)).toBe(sum);
      }),
    );
  });

  it('are divided between two days, and count until now', () => {
    const midnight = at('2026-11-21T16:00:00Z');
    const playSession = {
      startedAt: epochMs(midnight - 600_000),
      lastAt: epochMs(midnight + 60_000),
    };
    const now = epochMs(midnight + 300_000);
    const before = periodAt('day', playSession.startedAt, AHEAD);
    const today = periodAt('day', now, AHEAD);
    expect(playTimeIn([playSession], before, now)).toBe(600_000);
    expect(playTimeIn([playSession], today, now)).toBe(300_000);
    expect(playTimeIn([playSession], today, epochMs(now + HOUR))).toBe(60_000);
  });
});

describe('the reality check', () => {
  const playSessionStartedAt = at('2026-11-21T01:00:00Z');
  const later = (minutes: number) => epochMs(playSessionStartedAt + minutes * 60_000);

  it('uses the player’s interval, at most the operator’s', () => {
    for (const chosen of REALITY_STEPS) {
      for (const max of REALITY_STEPS) {
        expect(realityMinutes(chosen, max)).toBe(Math.min(chosen, max));
        expect(realityMinutes(0, max)).toBe(max);
      }
      expect(realityMinutes(chosen, 0)).toBe(chosen);
    }
    expect(realityMinutes(0, 0)).toBe(0);
  });

  it('offers the intervals that the operator allows', () => {
    expect([0, 15, 30, 60].map((max) => realityChoices(max as 0 | 15 | 30 | 60))).toEqual([
      [15, 30, 60],
      [15],
      [15, 30],
      [15, 30, 60],
    ]);
  });

  it('is due one interval after the start or the last answer, at an idle moment only', () => {
    const facts = { playSessionStartedAt, answeredAt: null, minutes: 30 } as const;
    expect(isRealityDue(facts, true, later(29.9))).toBe(false);
    expect(isRealityDue(facts, true, later(30))).toBe(true);
    expect(isRealityDue(facts, false, later(90))).toBe(false);
    const answered = { ...facts, answeredAt: later(31) };
    expect(realityDueAt(answered)).toBe(later(61));
    // An answer from an earlier play session does not count.
    expect(realityDueAt({ ...facts, answeredAt: later(-20) })).toBe(later(30));
    expect(isRealityDue({ ...facts, minutes: 0 }, true, later(999))).toBe(false);
  });
});

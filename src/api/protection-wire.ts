/** Wire → domain for player protection. */
import type { rgState } from '#shared/account/user-contract.ts';
import { epochMs } from '#shared/time/duration.ts';
import { isAnyReached, LIMIT_KINDS, type LimitKind } from '#shared/protection/limit.ts';
import { PERIODS, type Period } from '#shared/protection/market-period.ts';
import type { Protection } from '#shared/protection/protection.ts';
import type * as v from 'valibot';

const KINDS = { 1: 'deposit', 2: 'loss', 3: 'bet', 4: 'session' } as const;
const SPANS = { 1: 'day', 2: 'week', 3: 'month' } as const;

export interface LimitName {
  readonly kind: LimitKind;
  readonly period: Period;
}

export function toProtection(wire: v.InferOutput<typeof rgState>): Protection {
  const { limits, realityMin, realityTime, breakUntil, excludeUntil, sessionStart } = wire;
  return {
    limits: limits.map(({ kind, period, value, used, resetTime, pending }) => ({
      kind: KINDS[kind],
      period: SPANS[period],
      value,
      used,
      resetAt: resetTime,
      pending:
        pending === undefined ? null : { value: pending.value, effectAt: pending.effectTime },
    })),
    isLimitReached: isAnyReached(limits),
    realityMinutes: realityMin,
    realityAnsweredAt: realityTime === 0 ? null : epochMs(realityTime),
    breakUntil,
    excludeUntil,
    playSessionStartedAt: sessionStart,
    netToday: wire.netToday,
  };
}

/** A limit's name in the wire format. */
export const toWireName = ({ kind, period }: LimitName) => ({
  kind: LIMIT_KINDS.indexOf(kind) + 1,
  period: PERIODS.indexOf(period) + 1,
});

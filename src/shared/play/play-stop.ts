/** What ends a running game (contract, player protection part), after the current round. */
import { ProtectionCode } from '#shared/protection/errors.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { lowestLeft, type LimitKind } from '#shared/protection/limit.ts';
import type { Protection } from '#shared/protection/protection.ts';
import { pauseAt } from '#shared/protection/pause.ts';
import type { FailureName, StartFailure } from './start-failure.ts';

/** A demo costs nothing: only a break or self-exclusion ends it. */
export function stopOf(
  protection: Pick<Protection, 'breakUntil' | 'excludeUntil' | 'limits'>,
  isDemo: boolean,
  now: EpochMs,
): StartFailure | null {
  const pause = pauseAt(protection, now);
  if (pause !== null) {
    const name = pause.kind === 'excluded' ? 'self-excluded' : 'on-break';
    return { name, code: CODES[name], ...(pause.until !== null && { until: pause.until }) };
  }
  if (isDemo) return null;
  for (const [kind, name] of USED_UP) {
    const lowest = lowestLeft(protection.limits, kind);
    if (lowest?.left === 0) return { name, code: CODES[name], until: lowest.resetAt };
  }
  return null;
}

/** The codes with which the server refuses the next start for the same reason. */
const CODES = {
  'self-excluded': ProtectionCode.selfExcluded,
  'on-break': ProtectionCode.onBreak,
  'session-limit': ProtectionCode.sessionLimit,
  'spending-limit': ProtectionCode.spendingLimit,
} as const satisfies Partial<Record<FailureName, number>>;

const USED_UP: readonly (readonly [LimitKind, 'session-limit' | 'spending-limit'])[] = [
  ['session', 'session-limit'],
  ['loss', 'spending-limit'],
  ['bet', 'spending-limit'],
];

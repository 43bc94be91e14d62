import { compareClaims, type ClaimComparison } from '#server/money/reconcile/compare-claims.ts';
import { comparePostings, type Comparison } from '#server/money/reconcile/compare-postings.ts';
import type { Check, Origin } from '#server/money/reconcile/check.ts';

interface BonusArea {
  meaning: string;
  /** Pattern of its bonuses' references; see `Origin`. */
  pattern: string;
}

/** Creates the check of an area that pays bonuses into coins and stores their amounts. */
export function bonusCheck(
  name: string,
  { meaning, pattern, ...rows }: BonusArea & Pick<Comparison, 'noun' | 'expected'>,
): Check {
  const origin: Origin = { kind: 'bonus', pattern };
  const run: Check['run'] = (db) => comparePostings(db, { origin, wallet: 'coin', ...rows });
  return { name, meaning, origins: [origin], run };
}

/** Creates the check of an area that pays bonuses and stores no amounts with its claims. */
export function claimCheck(
  name: string,
  { meaning, pattern, ...rows }: BonusArea & Omit<ClaimComparison, 'origin'>,
): Check {
  const origin: Origin = { kind: 'bonus', pattern };
  return { name, meaning, origins: [origin], run: (db) => compareClaims(db, { origin, ...rows }) };
}

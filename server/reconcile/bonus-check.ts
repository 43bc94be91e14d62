import { compareClaims, type ClaimComparison } from '#server/reconcile/compare-claims.ts';
import { comparePostings, type Comparison } from '#server/reconcile/compare-postings.ts';
import type { Check, Origin } from '#server/reconcile/check.ts';

interface BonusArea {
  meaning: string;
  /** Of the references of its bonuses; see `Origin`. */
  pattern: string;
}

/** The check of an area that pays bonuses into coins, and whose rows keep the amounts. */
export function bonusCheck(
  name: string,
  { meaning, pattern, ...rows }: BonusArea & Pick<Comparison, 'noun' | 'expected'>,
): Check {
  const origin: Origin = { kind: 'bonus', pattern };
  const run: Check['run'] = (db) => comparePostings(db, { origin, wallet: 'coin', ...rows });
  return { name, meaning, origins: [origin], run };
}

/** The check of an area that pays bonuses, and whose claims keep no amounts. */
export function claimCheck(
  name: string,
  { meaning, pattern, ...rows }: BonusArea & Omit<ClaimComparison, 'origin'>,
): Check {
  const origin: Origin = { kind: 'bonus', pattern };
  return { name, meaning, origins: [origin], run: (db) => compareClaims(db, { origin, ...rows }) };
}

import { epochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';
import { selectInOrder, type RequirementSource } from '#server/money/wagering/requirements.ts';

/** Longest list that is useful. */
const LISTED_MAX = 100;

/** Prefix of a bonus's reference, and its name for players. */
const BONUSES = [
  ['deposit-', 'deposit-bonus'],
  ['boost-', 'deposit-bonus'],
  ['card-', 'sign-up-bonus'],
  ['tier-', 'accumulated-recharge'],
  ['spin-', 'spin'],
  ['cash-', 'cash-bonus'],
  ['task-', 'task'],
  ['mail-', 'mail'],
  ['vip-', 'vip'],
  ['redeem-', 'code'],
  ['bind-', 'bind'],
] as const;

/** Returns the source of the wagering, in the words of the contract. */
export function sourceOf(source: RequirementSource, reference: string): string {
  if (source === 'deposit') return 'deposit';
  return BONUSES.find(([start]) => reference.startsWith(start))?.[1] ?? 'bonus';
}

/** A player's open wagering, in the order in which bets count towards it. */
export async function listedRequirements(db: Kysely<Tables>, playerId: number) {
  const rows = await selectInOrder(db, playerId).limit(LISTED_MAX).execute();
  return rows.map(({ id, source, reference, locked, need, done, createdAt }) => ({
    id,
    source: sourceOf(source, reference),
    amount: locked,
    needBet: need,
    doneBet: done,
    createTime: epochMs(createdAt),
  }));
}

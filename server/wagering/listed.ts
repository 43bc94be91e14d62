import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { RequirementSource } from '#server/wagering/requirements.ts';

/** The longest list: more than this nobody reads. */
const LISTED_MAX = 100;

/** What a bonus's reference begins with, and what a player knows it by. */
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

/** What asked for the bets, in the words of the contract. */
export function sourceOf(source: RequirementSource, reference: string): string {
  if (source === 'deposit') return 'deposit';
  return BONUSES.find(([start]) => reference.startsWith(start))?.[1] ?? 'bonus';
}

/** What a player has to bet, in the order in which bets count towards it. */
export async function listedRequirements(db: Kysely<Tables>, playerId: number) {
  const rows = await db
    .selectFrom('wager_requirement')
    .where('player_id', '=', playerId)
    .where('state', '=', 'open')
    .orderBy('id')
    .limit(LISTED_MAX)
    .select(['id', 'source', 'reference', 'locked', 'need', 'done', 'created_at as createTime'])
    .execute();
  return rows.map(({ id, source, reference, locked, need, done, createTime }) => ({
    id,
    source: sourceOf(source, reference),
    amount: locked,
    needBet: need,
    doneBet: done,
    createTime,
  }));
}

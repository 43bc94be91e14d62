import { bonusSources } from '#shared/wagering/bonus-sources.ts';
import { epochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';
import { selectInOrder } from '#server/money/wagering/requirements.ts';
import type { RequirementSource } from '#server/money/wagering/share-bet.ts';

/** Longest list that is useful. */
const LISTED_MAX = 100;

/** Returns the source of the wagering, in the words of the contract. */
export function sourceOf(source: RequirementSource, reference: string): string {
  if (source === 'deposit') return 'deposit';
  return bonusSources.find((bonus) => reference.startsWith(bonus.reference))?.wagering ?? 'bonus';
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

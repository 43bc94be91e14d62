import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { Trx } from '#server/database/transact.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { MinorUnits } from '#domain/money.ts';

/** A deposit must be wagered so that it is played (errcode 102), a bonus so that it is earned (1071). */
export type RequirementSource = 'deposit' | 'bonus';

export interface NewRequirement {
  playerId: number;
  source: RequirementSource;
  /** Unique within its source: an order or claim number. A repeat adds nothing. */
  reference: string;
  /**
   * Coins locked until the wagering is done; post them first. Those of a deposit can be bet, those of a bonus
   * cannot.
   */
  locked: MinorUnits;
  /** Required bets. With 0 nothing is locked. */
  need: MinorUnits;
  now: EpochMs;
}

/** Locks money until this much is wagered, once per source and reference. */
export async function addRequirement(
  trx: Trx,
  { playerId, source, reference, locked, need, now }: NewRequirement,
): Promise<void> {
  if (need <= 0) return;
  await trx
    .insertInto('wager_requirement')
    .values({ player_id: playerId, source, reference, locked, need, created_at: now })
    .onConflict((conflict) => conflict.columns(['source', 'reference']).doNothing())
    .execute();
}

/** A player's open wagering. */
export interface WageringState {
  /** Sums of the open requirements. */
  needBet: MinorUnits;
  doneBet: MinorUnits;
  /** `bonus` when any is of a bonus; null when there is none. */
  source: RequirementSource | null;
}

export async function wageringOf(db: Kysely<Tables>, playerId: number): Promise<WageringState> {
  const row = await db
    .selectFrom('wager_requirement')
    .where('player_id', '=', playerId)
    .where('state', '=', 'open')
    .select([
      sql<MinorUnits>`coalesce(sum(need), 0)::bigint`.as('needBet'),
      sql<MinorUnits>`coalesce(sum(done), 0)::bigint`.as('doneBet'),
      sql<RequirementSource | null>`min(source)`.as('source'),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

/** Reads and locks the open requirements, oldest first, for the bets of this transaction. */
export function openRequirements(trx: Trx, playerId: number) {
  return trx
    .selectFrom('wager_requirement')
    .where('player_id', '=', playerId)
    .where('state', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .select(['id', 'source', 'locked', 'need', 'done'])
    .execute();
}

/** All wagering that a player ever had, newest first, for the operator. */
export function requirementsOf(db: Kysely<Tables>, playerId: number) {
  return db
    .selectFrom('wager_requirement')
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .select([
      'source',
      'reference',
      'locked',
      'need',
      'done',
      'state',
      'created_at as createdAt',
      'ended_at as endedAt',
    ])
    .execute();
}

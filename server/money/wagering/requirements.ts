import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { OpenRequirement, RequirementSource } from '#server/money/wagering/share-bet.ts';
import { add, type MinorUnits } from '#shared/money/money.ts';

export interface NewRequirement {
  playerId: number;
  source: RequirementSource;
  /** Unique within its source: an order or claim number. A repeat adds nothing. */
  reference: string;
  /**
   * Coins locked until the wagering is done; post them first, or beside. Those of a deposit can be bet, those
   * of a bonus cannot.
   */
  locked: MinorUnits;
  /** Required bets. With 0 nothing is locked. */
  need: MinorUnits;
  now: EpochMs;
}

/** Locks money until this much is wagered, once per source and reference. */
export async function addRequirement(trx: Trx, requirement: NewRequirement): Promise<void> {
  await insertRequirement(trx, requirement)?.execute();
}

/** The same as a part of a larger statement; null when nothing is locked. */
export const insertRequirement = (
  trx: Trx,
  { playerId, source, reference, locked, need, now }: NewRequirement,
) =>
  need <= 0
    ? null
    : trx
        .insertInto('wager_requirement')
        .values({ player_id: playerId, source, reference, locked, need, created_at: now })
        .onConflict((conflict) => conflict.columns(['source', 'reference']).doNothing());

/** A player's open wagering. */
export interface WageringState {
  /** Sums of the open requirements. */
  needBet: MinorUnits;
  doneBet: MinorUnits;
  /** `bonus` when any is of a bonus; null when there is none. */
  source: RequirementSource | null;
  /** In the order in which bets count towards them. */
  open: OrderedRequirement[];
}

export interface OrderedRequirement {
  id: number;
  source: RequirementSource;
  reference: string;
  locked: MinorUnits;
  need: MinorUnits;
  done: MinorUnits;
  createdAt: number;
}

export const wageringOf = async (db: Kysely<Tables>, playerId: number): Promise<WageringState> =>
  wageringFrom(await selectInOrder(db, playerId).execute());

/** As `wageringOf`, from requirements that were already read. */
export const wageringFrom = (open: OrderedRequirement[]): WageringState => ({
  needBet: add(...open.map(({ need }) => need)),
  doneBet: add(...open.map(({ done }) => done)),
  source: open.some(({ source }) => source === 'bonus') ? 'bonus' : (open[0]?.source ?? null),
  open,
});

/** Selects the open requirements in the order in which bets count: those of deposits first, then by age. */
export const selectInOrder = (db: Kysely<Tables>, playerId: number) =>
  db
    .selectFrom('wager_requirement')
    .where('player_id', '=', playerId)
    .where('state', '=', 'open')
    .orderBy(sql`source = 'deposit'`, 'desc')
    .orderBy('id')
    .select(['id', 'source', 'reference', 'locked', 'need', 'done', 'created_at as createdAt']);

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

/** The open requirements, oldest first, as one value of a larger statement. */
export const selectOpen = (playerId: number): RawBuilder<OpenRequirement[]> =>
  sql`(select coalesce(json_agg(json_build_object(
      'id', id, 'source', source, 'locked', locked, 'need', need, 'done', done) order by id), '[]')
    from wager_requirement where player_id = ${playerId} and state = 'open')`;

/**
 * Writes planned requirements, as a part of a larger statement; null when none has changed. Those that reach
 * their bets are met, and their coins free.
 */
export function requirementsPart(
  before: readonly OpenRequirement[],
  after: readonly OpenRequirement[],
  now: EpochMs,
): RawBuilder<unknown> | null {
  const known = new Map(before.map((one) => [one.id, one]));
  const changed = after.filter(({ id, locked, done }) => {
    const was = known.get(id);
    return was?.locked !== locked || was.done !== done;
  });
  if (changed.length === 0) return null;
  const rows = changed.map(
    ({ id, locked, done }) => sql`(${id}::bigint, ${locked}::bigint, ${done}::bigint)`,
  );
  return sql`update wager_requirement set
      locked = planned.locked, done = planned.done,
      state = case when planned.done = need then 'met' else state end,
      ended_at = case when planned.done = need then ${now}::bigint else ended_at end
    from (values ${sql.join(rows)}) as planned (id, locked, done)
    where wager_requirement.id = planned.id`;
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

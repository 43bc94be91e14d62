import { sql } from 'kysely';
import { addTo, difference, type Contribution } from '#server/marketing/events/contribution.ts';
import { addToTables } from '#server/marketing/events/add-to-tables.ts';
import {
  AMOUNTS,
  dayContributions,
  NO_AMOUNTS,
  type Amounts,
} from '#server/marketing/revenue/revenue-contribution.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { UnknownIds } from '#server/marketing/events/dimension-ids.ts';

/** Days of players counted in one transaction. */
const CHUNK = 500;

interface FoundDay extends Amounts {
  player_id: number;
  day: number;
  /** Null for a player who is not counted yet. */
  registered: number | null;
  first_origin: number | null;
  last_origin: number | null;
  client: number | null;
  /** What the sums contain of it. */
  counted: Amounts | null;
}

/** The key of a player's day. */
export type DayKey = Pick<FoundDay, 'player_id' | 'day'>;

/** Before all others. */
export const FIRST_DAY: DayKey = { player_id: 0, day: 0 };

const columnsOf = (table: string) => sql.raw(AMOUNTS.map((name) => `${table}.${name}`).join(', '));

/**
 * Adds what players' days gained since they were counted. Players write these days with every bet, so nothing is
 * locked until the end: a day that changed in between is left for the next count.
 * @param after where the transaction before ended: days that it left must not be found again and again
 * @returns the last day it looked at; undefined when no more are left
 */
export async function countDays(
  trx: Trx,
  unknown: UnknownIds,
  after: DayKey,
): Promise<DayKey | undefined> {
  const { rows: found } = await sql<FoundDay>`
    with changed as materialized (
      select player_id, day, ${columnsOf('money_day')} from money_day
      where not is_counted and (player_id, day) > (${after.player_id}::bigint, ${after.day}::integer)
      order by player_id, day limit ${CHUNK}
    )
    select changed.*, player.day as registered, player.first_origin, player.last_origin,
      player.client, to_json(counted) as counted
    from changed
      left join install_player as player on player.player_id = changed.player_id
      left join install_player_day as counted
        on counted.player_id = changed.player_id and counted.day = changed.day
    order by changed.player_id, changed.day`.execute(trx);
  await addDays(trx, found.filter(isOfCounted), unknown);
  return found.length < CHUNK ? undefined : found.at(-1);
}

type ChangedDay = FoundDay & { registered: number };

const isOfCounted = (row: FoundDay): row is ChangedDay => row.registered !== null;

async function addDays(trx: Trx, rows: readonly ChangedDay[], unknown: UnknownIds): Promise<void> {
  if (rows.length === 0) return;
  const sums = new Map<string, Contribution>();
  for (const row of rows) {
    const under = {
      registered: row.registered,
      first: row.first_origin ?? unknown.origin,
      last: row.last_origin ?? unknown.origin,
      client: row.client ?? unknown.client,
    };
    addTo(
      sums,
      difference(
        dayContributions(under, row.day, row.counted ?? NO_AMOUNTS),
        dayContributions(under, row.day, row),
      ),
      1,
    );
  }
  await addToTables(trx, [...sums.values()]);
  const given = sql`json_populate_recordset(null::install_player_day, ${JSON.stringify(rows)}::json)`;
  const sets = sql.raw(AMOUNTS.map((name) => `${name} = excluded.${name}`).join(', '));
  await sql`
    insert into install_player_day (player_id, day, ${sql.raw(AMOUNTS.join(', '))})
    select player_id, day, ${sql.raw(AMOUNTS.join(', '))} from ${given}
    on conflict (player_id, day) do update set ${sets}`.execute(trx);
  await sql`
    with unchanged as (
      select money_day.player_id, money_day.day from money_day
        join ${given} as given on given.player_id = money_day.player_id and given.day = money_day.day
      where (${columnsOf('money_day')}) = (${columnsOf('given')})
      order by 1, 2 for update of money_day skip locked
    )
    update money_day set is_counted = true from unchanged
    where money_day.player_id = unchanged.player_id and money_day.day = unchanged.day`.execute(trx);
}

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
export const DAY_CHUNK = 500;

interface ChangedDay extends Amounts {
  player_id: number;
  day: number;
  registered: number;
  first_origin: number | null;
  last_origin: number | null;
  client: number | null;
  /** What the sums contain of it. */
  counted: Amounts | null;
}

const columnsOf = (table: string) => sql.raw(AMOUNTS.map((name) => `${table}.${name}`).join(', '));

/**
 * Adds what players' days gained since they were counted. Players write these days with every bet, so nothing is
 * locked until the end: a day that changed in between is left for the next count.
 * @returns how many it looked at
 */
export async function countDays(trx: Trx, unknown: UnknownIds): Promise<number> {
  const { rows } = await sql<ChangedDay>`
    select money_day.player_id, money_day.day, ${columnsOf('money_day')},
      player.day as registered, player.first_origin, player.last_origin, player.client,
      to_json(counted) as counted
    from money_day
      join install_player as player on player.player_id = money_day.player_id
      left join install_player_day as counted
        on counted.player_id = money_day.player_id and counted.day = money_day.day
    where not money_day.is_counted and player.day is not null
    limit ${DAY_CHUNK}`.execute(trx);
  if (rows.length === 0) return 0;
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
  return rows.length;
}

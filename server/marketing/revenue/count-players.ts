import { sql } from 'kysely';
import { addTo, difference, type Contribution } from '#server/marketing/events/contribution.ts';
import { addToTables } from '#server/marketing/events/add-to-tables.ts';
import { marketDay } from '#server/core/market-day.ts';
import {
  dayContributions,
  playerContributions,
  type Amounts,
  type CountedUnder,
} from '#server/marketing/revenue/revenue-contribution.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Market } from '#shared/market/market.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { UaClass } from '#shared/marketing/attribution.ts';
import type { UnknownIds } from '#server/marketing/events/dimension-ids.ts';

/** Players counted in one transaction. */
export const PLAYER_CHUNK = 200;

/** Robots are not visitors, but their players' money is real: it is counted without a campaign. */
const ROBOT: UaClass = 'bot';

interface ChangedPlayer {
  player_id: number;
  created_at: EpochMs;
  day: number | null;
  first_origin: number | null;
  last_origin: number | null;
  client: number | null;
  visitor_first: number | null;
  visitor_last: number | null;
  visitor_client: number | null;
}

interface CountedDay extends Amounts {
  player_id: number;
  day: number;
}

/**
 * Counts new players, and moves players with all their days to the campaign of their visitor.
 * @returns how many it looked at
 */
export async function countPlayers(trx: Trx, market: Market, unknown: UnknownIds): Promise<number> {
  const { rows: changed } = await sql<ChangedPlayer>`
    select counted.player_id, player.created_at, counted.day,
      counted.first_origin, counted.last_origin, counted.client,
      visitor.first_origin as visitor_first, visitor.last_origin as visitor_last,
      visitor.client as visitor_client
    from install_player as counted
      join player on player.id = counted.player_id
      left join install_visitor as visitor
        on visitor.player_id = counted.player_id and visitor.ua_class <> ${ROBOT}
    where counted.is_changed
    limit ${PLAYER_CHUNK} for update of counted skip locked`.execute(trx);
  if (changed.length === 0) return 0;
  const players = changed.map((row) => {
    const registered = marketDay(market, row.created_at).number;
    return {
      id: row.player_id,
      before: countedUnder(row),
      now: {
        registered,
        first: row.visitor_first ?? unknown.origin,
        last: row.visitor_last ?? unknown.origin,
        client: row.visitor_client ?? unknown.client,
      },
    };
  });
  const moved = players.filter(({ before, now }) => before && !isSame(before, now));
  const { rows: days } = await sql<CountedDay>`
    select * from install_player_day
    where player_id = any(${moved.map(({ id }) => id)}::bigint[])`.execute(trx);
  const daysOf = new Map<number, CountedDay[]>();
  for (const day of days) {
    const others = daysOf.get(day.player_id);
    if (others) others.push(day);
    else daysOf.set(day.player_id, [day]);
  }
  const sums = new Map<string, Contribution>();
  for (const { id, before, now } of players) {
    const contributionsUnder = (under: CountedUnder): Contribution[] => [
      ...playerContributions(under),
      ...(daysOf.get(id) ?? []).flatMap((day) => dayContributions(under, day.day, day)),
    ];
    addTo(sums, difference(before ? contributionsUnder(before) : [], contributionsUnder(now)), 1);
  }
  await addToTables(trx, [...sums.values()]);
  const states = players.map(({ id, now }) => ({
    player_id: id,
    day: now.registered,
    first_origin: now.first,
    last_origin: now.last,
    client: now.client,
  }));
  await sql`
    update install_player
    set day = state.day, first_origin = state.first_origin, last_origin = state.last_origin,
      client = state.client, is_changed = false
    from json_to_recordset(${JSON.stringify(states)}::json)
      as state (player_id bigint, day integer, first_origin integer, last_origin integer, client integer)
    where install_player.player_id = state.player_id`.execute(trx);
  return changed.length;
}

/** Undefined before the first count. */
const countedUnder = ({
  day,
  first_origin: first,
  last_origin: last,
  client,
}: ChangedPlayer): CountedUnder | undefined =>
  day === null || first === null || last === null || client === null
    ? undefined
    : { registered: day, first, last, client };

const isSame = (one: CountedUnder, other: CountedUnder): boolean =>
  one.registered === other.registered &&
  one.first === other.first &&
  one.last === other.last &&
  one.client === other.client;

/**
 * Hands players whose visitor's campaign changed to the next count.
 * @param installs ids of visitors that were just counted
 */
export const markPlayersOf = (trx: Trx, installs: readonly string[]) =>
  sql`
    update install_player set is_changed = true
    from install_visitor as visitor
    where visitor.install_id = any(${installs}::uuid[])
      and install_player.player_id = visitor.player_id and not is_settled
      and (install_player.first_origin, install_player.last_origin, install_player.client)
        is distinct from (visitor.first_origin, visitor.last_origin, visitor.client)`.execute(trx);

import { sql, type Kysely } from 'kysely';
import type { EpochMs } from '#domain/duration.ts';
import type { Tables } from '#server/database/tables.ts';
import { marketDay, type Market } from '#server/market-day.ts';
import { playOfDay } from '#server/wagering/valid-bets.ts';
import type { Deeds } from './task-kinds.ts';

const DAY_MS = 86_400_000;

/** What a player did today and ever, as far as tasks ask. */
export async function deedsOf(
  db: Kysely<Tables>,
  playerId: number,
  market: Market,
  now: EpochMs,
): Promise<Deeds> {
  const day = marketDay(market, now);
  const dayBegan = now + day.endsInMs - DAY_MS;
  const [player, play, paid, actions] = await Promise.all([
    db
      .selectFrom('player')
      .where('id', '=', playerId)
      .select(['mobile', 'total_recharge'])
      .executeTakeFirstOrThrow(),
    playOfDay(db, playerId, day.number),
    db
      .selectFrom('deposit_order')
      .where('player_id', '=', playerId)
      .where('status', '=', 1)
      .where('ended_at', '>=', dayBegan)
      .select(sql<number>`coalesce(sum(credited), 0)::bigint`.as('amount'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('action_log')
      .where('player_id', '=', playerId)
      .select(['action_type', 'day', 'times'])
      .execute(),
  ]);
  return {
    isBound: player.mobile !== null,
    roundsOfDay: Object.fromEntries(play.map(({ typeId, rounds }) => [typeId, rounds])),
    paidToday: paid.amount,
    paidEver: player.total_recharge,
    actionsToday: timesOf(actions.filter((action) => action.day === day.number)),
    actionsEver: timesOf(actions),
  };
}

function timesOf(actions: readonly { action_type: number; times: number }[]) {
  const times: Record<number, number> = {};
  for (const action of actions) {
    times[action.action_type] = (times[action.action_type] ?? 0) + action.times;
  }
  return times;
}

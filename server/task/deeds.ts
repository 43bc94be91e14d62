import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { DAY_MS, type EpochMs } from '#shared/time/duration.ts';
import { selectBalances } from '#server/money/ledger/wallets.ts';
import type { Coins } from '#server/money/ledger/coins-after.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Market } from '#shared/market/market.ts';
import { marketDay } from '#server/core/market-day.ts';
import type { Deeds } from './task-kinds.ts';

/** The period of tasks that are done once; of daily ones it is the day's number. */
export const ONCE = 0;

export interface Asking {
  playerId: number;
  market: Market;
  now: EpochMs;
}

/** A player's deeds today and in total, with their claims. */
export interface Done {
  deeds: Deeds;
  /** Of today's tasks, and of those that are done once. */
  claims: readonly { task_id: number; period: number; created_at: number }[];
  /** Steps of today's achievements. */
  steps: readonly { num: number }[];
  day: number;
  dayBegan: number;
}

/** One query, so that claims and deeds are of the same moment. */
export async function doneBy(db: Kysely<Tables>, asking: Asking): Promise<Done> {
  const row = await db
    .selectFrom('player')
    .where('id', '=', asking.playerId)
    .select(['mobile', 'total_recharge'])
    .select(doneColumns(db, todayOf(asking)))
    .executeTakeFirstOrThrow();
  return doneFrom(row, todayOf(asking));
}

/** What a claim depends on, as of one moment. */
export interface ClaimFacts {
  done: Done;
  /** Before the claim. */
  coins: Coins;
}

export async function readClaimFacts(db: Kysely<Tables>, asking: Asking): Promise<ClaimFacts> {
  const today = todayOf(asking);
  const row = await selectBalances(db, asking.playerId)
    .select(['player.mobile', 'player.total_recharge'])
    .select(doneColumns(db, today))
    .executeTakeFirstOrThrow();
  return { done: doneFrom(row, today), coins: row };
}

/** The columns in addition to the player's own. */
export function doneColumns(db: Kysely<Tables>, { playerId, day, dayBegan }: Today) {
  return [
    jsonArrayFrom(
      db
        .selectFrom('play_day')
        .where('player_id', '=', playerId)
        .where('day', '=', day)
        .select(['type_id', 'rounds']),
    ).as('play'),
    db
      .selectFrom('deposit_order')
      .where('player_id', '=', playerId)
      .where('status', '=', 1)
      .where('ended_at', '>=', dayBegan)
      .select(sql<number>`coalesce(sum(credited), 0)::bigint`.as('amount'))
      .as('paidToday'),
    jsonArrayFrom(
      db
        .selectFrom('action_log')
        .where('player_id', '=', playerId)
        .select(['action_type', 'day', 'times']),
    ).as('actions'),
    jsonArrayFrom(
      db
        .selectFrom('task_claim')
        .where('player_id', '=', playerId)
        .where('period', 'in', [ONCE, day])
        .select(['task_id', 'period', 'created_at']),
    ).as('claims'),
    jsonArrayFrom(
      db
        .selectFrom('task_step_claim')
        .where('player_id', '=', playerId)
        .where('period', '=', day)
        .select('num'),
    ).as('steps'),
  ] as const;
}

/** A player's tasks on a market day. */
interface Today {
  playerId: number;
  day: number;
  dayBegan: number;
}

export function todayOf({ playerId, market, now }: Asking): Today {
  const { number: day, endsInMs } = marketDay(market, now);
  return { playerId, day, dayBegan: now + endsInMs - DAY_MS };
}

/** Result of the query. */
interface DoneRow extends Pick<Done, 'claims' | 'steps'> {
  mobile: string | null;
  total_recharge: number;
  play: readonly { type_id: number; rounds: number }[];
  paidToday: number | null;
  actions: readonly { action_type: number; day: number; times: number }[];
}

export function doneFrom(row: DoneRow, { day, dayBegan }: Omit<Today, 'playerId'>): Done {
  const deeds = {
    isBound: row.mobile !== null,
    roundsOfDay: Object.fromEntries(row.play.map(({ type_id, rounds }) => [type_id, rounds])),
    paidToday: row.paidToday ?? 0,
    paidEver: row.total_recharge,
    actionsToday: timesOf(row.actions.filter((action) => action.day === day)),
    actionsEver: timesOf(row.actions),
  };
  return { deeds, claims: row.claims, steps: row.steps, day, dayBegan };
}

function timesOf(actions: readonly { action_type: number; times: number }[]) {
  const times: Record<number, number> = {};
  for (const action of actions) {
    times[action.action_type] = (times[action.action_type] ?? 0) + action.times;
  }
  return times;
}

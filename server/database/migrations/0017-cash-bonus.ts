import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** The cash bonus (activity 22): packets, claims, withdrawals. It runs from now on. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `create table red_packet (
      player_id bigint primary key references player (id) on delete cascade,
      created_at bigint not null,
      turn integer not null default 0
    )`,
    `create table cash_bonus_claim (
      player_id bigint not null references red_packet (player_id) on delete cascade,
      kind text not null check (kind in ('level', 'recharge')),
      item_id bigint not null,
      amount bigint not null check (amount > 0),
      created_at bigint not null,
      primary key (player_id, kind, item_id)
    )`,
    `create table cash_bonus_payout (
      order_no text primary key,
      player_id bigint not null references red_packet (player_id) on delete cascade,
      is_first boolean not null,
      amount bigint not null check (amount > 0),
      day integer not null,
      created_at bigint not null
    )`,
    // The first withdrawal happens once.
    `create unique index cash_bonus_payout_first on cash_bonus_payout (player_id) where is_first`,
    `create index cash_bonus_payout_player on cash_bonus_payout (player_id, created_at)`,
    // Bets of a player since the packet began.
    `create index counted_bet_player on counted_bet (player_id, created_at)`,
    `update activity set is_running = true where id = 22`,
  ]);
}

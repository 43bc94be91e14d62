import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** The bank that pays interest, and the order of a player's records. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [...SAVINGS, ...RECORDS]);
}

const SAVINGS = [
  `alter table player add column safebox_password_hash text`,
  // The rest is in 8760ths of a micro-unit, so that no interest is lost to rounding.
  `create table savings_account (
    player_id bigint primary key references player (id) on delete cascade,
    amount bigint not null check (amount >= 0),
    standing bigint not null check (standing >= 0),
    hour integer not null,
    apr_bps integer not null check (apr_bps >= 0),
    next_apr_bps integer not null check (next_apr_bps >= 0),
    interest_micro bigint not null check (interest_micro >= 0),
    rest integer not null check (rest between 0 and 8759),
    total_micro bigint not null,
    received bigint not null check (received >= 0),
    constraint savings_account_standing_is_there check (standing <= amount),
    constraint savings_account_interest_adds_up
      check (interest_micro = total_micro - received * 10000)
  ) with (fillfactor = 70)`,
  `create table savings_movement (
    id bigint generated always as identity primary key,
    player_id bigint not null references player (id) on delete cascade,
    type smallint not null check (type in (1, 2, 3)),
    amount bigint not null check (amount > 0),
    micro bigint,
    amount_after bigint not null,
    created_at bigint not null
  )`,
  // A player's movements, newest first, also by type.
  `create index savings_movement_player on savings_movement (player_id, id)`,
];

const RECORDS = [
  // A player's movements in the order in which the balance changed: the clocks of two servers differ, and a
  // retried transaction keeps its time.
  `create index ledger_entry_wallet_order on ledger_entry (wallet_id, id)
    where balance_after is not null`,
];

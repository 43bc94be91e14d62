import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Wagering of bonuses and deposits, withdrawal orders, bank accounts of one player only. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [...WAGERING, ...WITHDRAWALS, ...BANK_ACCOUNTS]);
}

const WAGERING = [
  `create table wager_requirement (
    id bigint generated always as identity primary key,
    player_id bigint not null references player (id) on delete cascade,
    source text not null check (source in ('deposit', 'bonus')),
    reference text not null,
    locked bigint not null check (locked >= 0),
    need bigint not null check (need > 0),
    done bigint not null default 0,
    state text not null default 'open' check (state in ('open', 'met', 'lapsed')),
    created_at bigint not null,
    ended_at bigint,
    constraint wager_requirement_once unique (source, reference),
    constraint wager_requirement_progress check (done between 0 and need),
    constraint wager_requirement_ends check ((state = 'open') = (ended_at is null))
  ) with (fillfactor = 70)`,
  // A player's open wagering, oldest first.
  `create index wager_requirement_open on wager_requirement (player_id, id) where state = 'open'`,
  // All of a player's, for the operator.
  `create index wager_requirement_player on wager_requirement (player_id, id)`,
  // Effect of a bet, until and after its round ends.
  `create table counted_bet (
    round_no text primary key,
    player_id bigint not null references player (id) on delete cascade,
    bet bigint not null check (bet > 0),
    from_locked bigint not null check (from_locked between 0 and bet),
    progress bigint not null check (progress between 0 and bet),
    created_at bigint not null,
    settled_at bigint
  )`,
  // Rounds and bets for money by market day (its number since the epoch) and game type.
  `create table play_day (
    player_id bigint not null references player (id) on delete cascade,
    day integer not null,
    type_id integer not null,
    rounds integer not null,
    bet bigint not null,
    primary key (player_id, day, type_id)
  ) with (fillfactor = 70)`,
];

const WITHDRAWALS = [
  `create table withdrawal_order (
    id bigint generated always as identity primary key,
    order_no text not null unique,
    player_id bigint not null references player (id) on delete cascade,
    amount bigint not null check (amount > 0),
    fee bigint not null check (fee >= 0 and fee < amount),
    bank_id integer not null,
    bank_name text not null,
    realname text not null,
    account text not null,
    channel_id integer not null,
    status smallint not null check (status between 0 and 4),
    eta_at bigint not null,
    day integer not null,
    fail_code integer,
    fail_text text,
    steps jsonb not null,
    next_at bigint,
    created_at bigint not null,
    updated_at bigint not null,
    refunded_at bigint,
    constraint withdrawal_order_refund check ((refunded_at is not null) = (status in (2, 3)))
  ) with (fillfactor = 70)`,
  // Errcode 1006: one order at a time.
  `create unique index withdrawal_order_pending on withdrawal_order (player_id)
    where status in (0, 1)`,
  // Due orders.
  `create index withdrawal_order_next on withdrawal_order (next_at) where next_at is not null`,
  // A player's orders, newest first.
  `create index withdrawal_order_player on withdrawal_order (player_id, created_at, id)`,
  // Today's count and sum.
  `create index withdrawal_order_day on withdrawal_order (player_id, day)`,
];

const BANK_ACCOUNTS = [
  // Errcode 5: another player with this account.
  `create index bank_account_number on bank_account (bank_id, mobile)`,
];

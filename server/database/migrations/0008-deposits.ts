import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Deposits: orders, provider callbacks, and the sandbox's payments. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [...ORDERS, ...CALLBACKS, ...SANDBOX]);
}

const ORDERS = [
  `create table deposit_order (
    order_no text primary key,
    player_id bigint not null references player (id) on delete cascade,
    provider text not null,
    payment_id text not null,
    channel_id integer not null,
    channel_name text not null,
    pay_mode text not null check (pay_mode in ('embed', 'redirect', 'qr')),
    pay_url text not null,
    qr_code text,
    amount bigint not null check (amount > 0),
    fee bigint not null check (fee >= 0),
    bonus bigint not null check (bonus >= 0),
    bet_rate double precision not null,
    act_type integer not null,
    item_id integer,
    item_type integer,
    status smallint not null default 0 check (status between 0 and 2),
    reason text,
    credited bigint not null default 0 check (credited >= 0),
    credited_bonus bigint not null default 0 check (credited_bonus >= 0),
    created_at bigint not null,
    expires_at bigint not null,
    asked_at bigint not null,
    ended_at bigint,
    constraint deposit_order_ends check ((status = 0) = (ended_at is null)),
    constraint deposit_order_credits_when_paid check ((status = 1) = (credited > 0))
  )`,
  // A player's orders, newest first.
  `create index deposit_order_player on deposit_order (player_id, created_at)`,
  // Waiting orders: those of a player, and overdue ones.
  `create index deposit_order_open on deposit_order (player_id, expires_at) where status = 0`,
];

const CALLBACKS = [
  `create table payment_event (
    id bigint generated always as identity primary key,
    provider text not null,
    event_id text not null,
    order_no text not null,
    payment_id text not null,
    result text not null,
    amount bigint not null,
    currency text not null,
    outcome text,
    received_at bigint not null,
    constraint payment_event_once unique (provider, event_id)
  )`,
  `create index payment_event_order on payment_event (order_no)`,
  `create table callback_refusal (
    provider text not null,
    day integer not null,
    reason text not null,
    count integer not null,
    last_at bigint not null,
    primary key (provider, day, reason)
  )`,
];

const SANDBOX = [
  `create table sandbox_payment (
    id text primary key,
    order_no text not null unique,
    amount bigint not null,
    fee bigint not null,
    currency text not null,
    channel_name text not null,
    return_url text,
    app_origin text,
    state text not null check (state in ('pending', 'paid', 'declined')),
    expires_at bigint not null,
    created_at bigint not null
  )`,
];

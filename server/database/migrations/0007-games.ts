import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Played games: sessions, seeds, rounds. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [...SESSIONS, ...SEEDS, ...ROUNDS]);
}

const SESSIONS = [
  `create table game_session (
    id text primary key,
    token_hash text not null unique,
    player_id bigint not null references player (id) on delete cascade,
    game_id integer not null,
    kind text not null check (kind in ('reels', 'cards', 'rise')),
    is_demo boolean not null,
    lang text not null,
    app_origin text not null,
    lobby_url text,
    demo_coin bigint not null constraint game_session_demo_not_negative check (demo_coin >= 0),
    started_at bigint not null,
    expires_at bigint not null,
    ended_at bigint
  )`,
  // The session to leave when none is named.
  `create index game_session_player on game_session (player_id, started_at)`,
  // Sweeping.
  `create index game_session_expires_at on game_session (expires_at)`,
];

const SEEDS = [
  `create table game_seed (
    id bigint generated always as identity primary key,
    player_id bigint not null references player (id) on delete cascade,
    server_seed text not null,
    server_hash text not null,
    client_seed text not null,
    nonce integer not null,
    created_at bigint not null,
    revealed_at bigint
  )`,
  // One seed in use per player.
  `create unique index game_seed_in_use on game_seed (player_id) where revealed_at is null`,
];

const ROUNDS = [
  // No foreign key to the session: rounds outlive swept sessions.
  `create table game_round (
    id bigint generated always as identity primary key,
    round_no text not null unique,
    session_id text not null,
    player_id bigint not null references player (id) on delete cascade,
    game_id integer not null,
    brand_id integer not null,
    is_demo boolean not null,
    seed_id bigint not null references game_seed (id),
    nonce integer not null,
    req_no text not null,
    body_hash text not null,
    bet bigint not null check (bet > 0),
    win bigint check (win >= 0),
    balance_after bigint not null,
    detail jsonb not null,
    due_at bigint,
    created_at bigint not null,
    ended_at bigint,
    constraint game_round_ends_with_win check ((win is null) = (ended_at is null)),
    constraint game_round_once unique (player_id, req_no),
    constraint game_round_nonce_once unique (seed_id, nonce)
  )`,
  // One open round per player and game; also finds a player's due rounds.
  `create unique index game_round_open on game_round (player_id, game_id, is_demo)
    where ended_at is null`,
  // A player's rounds, newest first.
  `create index game_round_player on game_round (player_id, is_demo, created_at)`,
  // A session's summary.
  `create index game_round_session on game_round (session_id)`,
];

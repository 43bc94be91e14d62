import { sql, type Kysely } from 'kysely';

/**
 * Sums of the ledger by day, by game and provider, which the background counts: no movement of money writes
 * them, so nothing is locked here, and a server of the version before may go on. Everything posted before is
 * counted like everything after.
 */
export async function addMoneySums(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table money_sum_state (
      is_only boolean primary key default true check (is_only),
      until bigint not null
    )`.execute(db);
  await sql`insert into money_sum_state (until) values (0)`.execute(db);
  await sql`
    create table money_sum (
      day integer not null,
      kind text not null,
      amount bigint not null,
      added bigint not null,
      primary key (day, kind)
    )`.execute(db);
  await sql`
    create table money_game_sum (
      day integer not null,
      brand_id integer not null,
      game_id integer not null,
      bet bigint,
      won bigint,
      primary key (day, brand_id, game_id)
    )`.execute(db);
  await sql`
    create table bet_day (
      player_id bigint not null,
      scope text not null check (scope in ('all', 'provider', 'game')),
      brand_id integer not null,
      game_id integer not null,
      day integer not null,
      gap integer not null,
      primary key (player_id, scope, brand_id, game_id, day)
    ) with (fillfactor = 90)`.execute(db);
  await sql`
    create table bet_gap_sum (
      scope text not null,
      day integer not null,
      brand_id integer not null,
      game_id integer not null,
      gap integer not null,
      players bigint not null,
      primary key (scope, day, brand_id, game_id, gap)
    )`.execute(db);
}

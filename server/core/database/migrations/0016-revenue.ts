import { sql, type Kysely } from 'kysely';

/**
 * Revenue by campaign: days of withdrawals and bonuses beside those of bets, what was counted of them, and the
 * sums that reports read. The days of before are filled in later, some players at a time.
 */
export async function addRevenue(db: Kysely<unknown>): Promise<void> {
  await lockMoney(db);
  // The days of before wait for `money_day_fill`: writing them all here would stop every bet meanwhile.
  await sql`
    alter table money_day
      add column withdrawn bigint not null default 0,
      add column bonus bigint not null default 0,
      add column is_counted boolean not null default true`.execute(db);
  await sql`alter table money_day alter column is_counted set default false`.execute(db);
  await sql`
    create index money_day_uncounted on money_day (player_id, day) where not is_counted`.execute(
    db,
  );
  await countAllMoney(db);
  await addSums(db);
  await sql`
    create table money_day_fill (
      player_id bigint primary key,
      until bigint not null
    )`.execute(db);
  // What is posted from here on, the trigger counts.
  await sql`
    insert into money_day_fill (player_id, until)
    select id, coalesce((select max(id) from ledger_entry), 0) from player`.execute(db);
}

/**
 * Locks what the ledger's trigger and its changes need, at once or not at all: calls that hold one of the tables
 * and wait for another are let through before it tries again.
 */
async function lockMoney(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      for attempt in 1..300 loop
        begin
          perform set_config('lock_timeout', '200ms', true);
          lock table player in share row exclusive mode;
          lock table ledger_entry in share row exclusive mode;
          lock table money_day in access exclusive mode;
          perform set_config('lock_timeout', '0', true);
          return;
        exception when lock_not_available or deadlock_detected then
          perform pg_sleep(0.1);
        end;
      end loop;
      raise exception 'the tables of money are busy: start the server again when fewer players are playing';
    end $$`.execute(db);
}

async function countAllMoney(db: Kysely<unknown>): Promise<void> {
  // A withdrawal moves coins to the hold, and from there to the house or back: both wallets together lose only
  // what is paid out.
  await sql`
    create or replace function ledger_count_day() returns trigger language plpgsql
      set enable_seqscan = off as $$
      begin
        insert into money_day (player_id, day, deposited, bet, won, withdrawn, bonus)
          select player_id, market_day(new.created_at),
            case new.kind when 'deposit' then new.amount else 0 end,
            case new.kind when 'bet' then -new.amount else 0 end,
            case new.kind when 'win' then new.amount else 0 end,
            case when new.kind in ('withdraw', 'withdraw-returned') then -new.amount else 0 end,
            case new.kind when 'bonus' then new.amount else 0 end
          from wallet where id = new.wallet_id and kind in ('coin', 'hold')
          on conflict (player_id, day) do update set
            deposited = money_day.deposited + excluded.deposited,
            bet = money_day.bet + excluded.bet,
            won = money_day.won + excluded.won,
            withdrawn = money_day.withdrawn + excluded.withdrawn,
            bonus = money_day.bonus + excluded.bonus,
            is_counted = false;
        return null;
      end $$`.execute(db);
  await sql`drop trigger ledger_entry_day on ledger_entry`.execute(db);
  await sql`
    create trigger ledger_entry_day after insert on ledger_entry
      for each row when (new.balance_after is not null and new.kind in ('deposit', 'bet', 'win',
        'withdraw', 'withdraw-returned', 'bonus'))
      execute function ledger_count_day()`.execute(db);
}

const AMOUNTS = ['deposited', 'withdrawn', 'bet', 'won', 'bonus'];
/** Days after the registration. */
const VALUE_DAYS = [0, 1, 3, 7, 14, 30, 60, 90];

const columns = (names: readonly string[]) =>
  sql.raw(names.map((name) => `${name} bigint not null default 0`).join(', '));

async function addSums(db: Kysely<unknown>): Promise<void> {
  // A player is counted under the visitor that they are linked to, until that visitor is deleted.
  await sql`
    create table install_player (
      player_id bigint primary key references player (id) on delete cascade,
      day integer,
      first_origin integer,
      last_origin integer,
      client integer,
      is_settled boolean not null default false,
      is_changed boolean not null default true
    )`.execute(db);
  await sql`
    create index install_player_changed on install_player (player_id) where is_changed`.execute(db);
  await sql`
    create table install_player_day (
      player_id bigint not null references install_player (player_id) on delete cascade,
      day integer not null,
      ${columns(AMOUNTS)},
      primary key (player_id, day)
    )`.execute(db);
  await sql`
    create function install_add_player() returns trigger language plpgsql as $$
      begin
        insert into install_player (player_id) values (new.id) on conflict do nothing;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger player_counted after insert on player
      for each row execute function install_add_player()`.execute(db);
  await createSum(db, 'install_money_sum', ['players', ...AMOUNTS]);
  await createSum(db, 'install_value_sum', [
    'players',
    ...AMOUNTS.flatMap((name) => VALUE_DAYS.map((days) => `${name}_${days}`)),
  ]);
}

/** In parts by touch, as every report reads one. */
async function createSum(
  db: Kysely<unknown>,
  name: string,
  sums: readonly string[],
): Promise<void> {
  await sql`
    create table ${sql.table(name)} (
      touch text not null,
      day integer not null,
      origin integer not null references install_origin (id),
      client integer not null references install_client (id),
      ${columns(sums)},
      primary key (touch, day, origin, client)
    ) partition by list (touch)`.execute(db);
  for (const touch of ['first', 'last'])
    await sql`
      create table ${sql.table(`${name}_${touch}`)} partition of ${sql.table(name)}
        for values in (${sql.lit(touch)})`.execute(db);
}

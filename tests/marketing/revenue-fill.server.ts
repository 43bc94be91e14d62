import { Migrator, sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { countRevenue } from '#server/marketing/revenue/count-revenue.ts';
import { fillDays, isFilling } from '#server/marketing/revenue/fill-days.ts';
import { migrate, MIGRATIONS } from '#server/core/database/migrate.ts';
import { moneyDaysCheck } from '#server/players/protection/money-days-check.ts';
import type { Database } from '#server/core/database/open-database.ts';
import { eachDatabase } from '#tests/database/databases.ts';
import { makePlayer } from '#tests/money/ledger-players.ts';
import { MOVES, type PlannedMove } from '#tests/marketing/planned-revenue.ts';
import {
  addMove,
  addPlenty,
  countedSums,
  ledgerSums,
  momentOf,
  TODAY,
} from '#tests/marketing/revenue-players.ts';

/** More than one transaction fills in. */
const PLAYERS = 120;
const LONG_AGO = 20;

/** Empties the database and makes the tables of the version before revenue was counted. */
async function makeEarlierTables(db: Kysely<never>): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const names = Object.keys(MIGRATIONS);
  const earlier = Object.fromEntries(
    Object.entries(MIGRATIONS).slice(0, names.indexOf('0016-revenue')),
  );
  const provider = { getMigrations: () => Promise.resolve(earlier) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  expect(error).toBeUndefined();
}

eachDatabase('a database of before revenue was counted', (subject) => {
  it('has its past filled in by steps, once, while players go on', async () => {
    const database = subject.database();
    await makeEarlierTables(database.db as unknown as Kysely<never>);
    const players: number[] = [];
    for (let made = 0; made < PLAYERS; made += 1) players.push(await makePlayer(database));
    const busy = [players[0], players[1], players.at(-1)].filter((id) => id !== undefined);
    const moveAll = async (ago: number) => {
      for (const id of busy)
        for (const [at, kind] of MOVES.entries()) {
          const move: PlannedMove = { kind, ago, at, amount: 1_000 * (1 + at) ** 2 };
          await addMove(database, id, move);
        }
    };
    for (const id of busy) await addPlenty(database, id, momentOf(LONG_AGO));
    await moveAll(LONG_AGO);
    await moveAll(0);

    await migrate(database.db);
    expect(await isFilling(database)).toBe(true);
    // Between the update and the fill, also on days that are filled in later.
    await moveAll(0);
    await moveAll(LONG_AGO);
    await countRevenue(database, 'ph');
    const [one, other] = await subject.clients(2);
    await Promise.all([fillDays(one ?? database), fillDays(other ?? database)]);
    await moveAll(LONG_AGO);
    for (let round = 0; round < 5 && !(await fillDays(database)); round += 1);

    expect(await isFilling(database)).toBe(false);
    expect(await moneyDaysCheck.run(database.db)).toMatchObject({ disagreements: [] });
    for (let round = 0; round < 5 && !(await countRevenue(database, 'ph')); round += 1);
    const expected = await ledgerSums(database, TODAY - 100, TODAY);
    expect(Object.values(expected)).not.toContain(0);
    expect(await countedSums(database, 'first')).toEqual(expected);
    expect(await countedSums(database, 'last')).toEqual(expected);
    const { rows } = await sql<{ players: number }>`
      select sum(players)::int as players from install_value_sum where touch = 'first'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ players: PLAYERS }]);
  });

  // The embedded database has one connection.
  const several = it.skipIf(subject.kind === 'pglite');
  several('lets calls through that hold a table which the update needs', async () => {
    const database = subject.database();
    const [caller, observer] = await subject.clients(2);
    if (!caller || !observer) throw new Error('there are no clients');
    await makeEarlierTables(database.db as unknown as Kysely<never>);
    let updated: Promise<void> | undefined;
    // As a bet does: its day first, then another movement of money.
    await caller.db.transaction().execute(async (trx) => {
      await sql`lock table money_day in row exclusive mode`.execute(trx);
      updated = migrate(database.db);
      expect(await isAnyoneWaiting(observer)).toBe(true);
      await sql`lock table ledger_entry in row exclusive mode`.execute(trx);
    });
    await updated;
    expect(await isFilling(database)).toBe(false);
  });
});

/** Waits until a lock is waited for, ten seconds at most. */
async function isAnyoneWaiting({ db }: Database): Promise<boolean> {
  for (let round = 0; round < 200; round += 1) {
    const { rows } = await sql`
      select pg_sleep(0.05) from pg_locks
      where not granted and relation = 'money_day'::regclass limit 1`.execute(db);
    if (rows.length > 0) return true;
    await sql`select pg_sleep(0.05)`.execute(db);
  }
  return false;
}

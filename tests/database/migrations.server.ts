import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { createSchema } from '#server/core/database/schema.ts';
import { migrate, MIGRATIONS } from '#server/core/database/migrate.ts';
import { makePlayer } from '#tests/money/ledger-players.ts';
import { eachDatabase } from './databases.ts';

eachDatabase('a database of the first version', (subject) => {
  it('keeps its red packets under their new name, and recognises a withdrawal that is sent again', async () => {
    const { db } = subject.database();
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await createSchema(db as unknown as Kysely<never>);
    await sql`
      create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      db,
    );
    await sql`insert into kysely_migration values ('0001-schema', '2026-11-27T00:00:00Z')`.execute(
      db,
    );
    const player = await makePlayer(subject.database(), 'former');
    await sql`insert into red_packet (player_id, created_at) values (${player}, 1)`.execute(db);
    await sql`insert into cash_bonus_claim values (${player}, 'level', 2, 500, 1)`.execute(db);
    await sql`insert into cash_bonus_payout values ('R1', ${player}, true, 500, 1, 1)`.execute(db);
    await sql`
      insert into config_document (key, value, updated_at)
      values ('cashBonus', '{"betRate":3}', 1), ('trade', '{}', 1)`.execute(db);
    await sql`
      insert into request_number (player_id, req_no, endpoint, body_hash, created_at)
      values (${player}, '8c9f7a52-2b0e-4a39-9d55-0d6f0f1f6f1a', 'withdrawCashBonus', 'none', 1)`.execute(
      db,
    );

    await migrate(db);

    const claims = await db.selectFrom('red_packet_claim').selectAll().execute();
    expect(claims).toMatchObject([{ player_id: player, item_id: 2, amount: 500 }]);
    const payouts = await db.selectFrom('red_packet_payout').selectAll().execute();
    expect(payouts).toMatchObject([{ order_no: 'R1', amount: 500, is_first: true }]);
    const documents = await db.selectFrom('config_document').select('key').orderBy('key').execute();
    expect(documents).toEqual([{ key: 'redPacket' }, { key: 'trade' }]);
    const requests = await db.selectFrom('request_number').select('endpoint').execute();
    expect(requests).toEqual([{ endpoint: 'withdrawRedPacket' }]);
    const { rows } = await sql`
      select relname from pg_class where relname like 'cash_bonus%'`.execute(db);
    expect(rows).toEqual([]);
    const { rows: done } = await sql`select name from kysely_migration order by name`.execute(db);
    expect(done).toEqual(Object.keys(MIGRATIONS).map((name) => ({ name })));
  });
});

import { Kysely, PostgresDialect, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DiskSpace } from '#server/core/database/disk-space.ts';
import { outageKind } from '#server/core/database/outage.ts';
import { PglitePool } from '#server/core/database/pglite-pool.ts';
import { PoolGuard } from '#server/core/database/pool-guard.ts';
import type { PGlite } from '@electric-sql/pglite';
import type { Tables } from '#server/core/database/tables.ts';

const GIGABYTE = 1024 ** 3;
const PANIC = Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42"'), {
  severity: 'PANIC',
  code: '53100',
});

/** Creates a pool over a fake database that records statements and fails on demand. */
function poolOver(fails: (statement: string) => Error | undefined, freeBytes = GIGABYTE) {
  const statements: string[] = [];
  const pglite = {
    query: (statement: string) => {
      statements.push(statement);
      const error = fails(statement);
      if (error) return Promise.reject(error);
      return Promise.resolve({ rows: [{ value: 1 }], command: 'SELECT', rowCount: 1 });
    },
    close: () => Promise.resolve(statements.push('close')),
  } as unknown as PGlite;
  const disk = new DiskSpace('a folder', () => Promise.resolve(freeBytes));
  const pool = new PglitePool(pglite, new PoolGuard(), disk);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, statements };
}

const limit = { key: 'a', window_start: 0, count: 1 };

describe('an embedded database', () => {
  it('refuses writes while its disk is nearly full, and still reads', async () => {
    const { db, statements } = poolOver(() => undefined, 10_000_000);
    const write = db.insertInto('rate_limit').values(limit).execute();
    await expect(write).rejects.toThrow('only 9 MB are free on the disk of a folder');
    await expect(write).rejects.toSatisfy((error) => outageKind(error) === 'disk');
    const transaction = db.transaction().execute(async () => {});
    await expect(transaction).rejects.toThrow('only 9 MB');
    await sql`select 1`.execute(db);
    expect(statements).toEqual(['select 1']);
  });

  it('receives no more statements after a panic', async () => {
    const { db, pool, statements } = poolOver((text) =>
      text.startsWith('insert') ? PANIC : undefined,
    );
    const write = db
      .transaction()
      .execute((trx) => trx.insertInto('rate_limit').values(limit).execute());
    await expect(write).rejects.toThrow('pg_wal');
    const begun = ['begin', expect.stringMatching(/^insert/)];
    expect(statements).toEqual(begun);
    expect((await pool.died).message).toContain('pg_wal');
    await expect(sql`select 1`.execute(db)).rejects.toSatisfy(
      (error) => outageKind(error) === 'disk',
    );
    await db.destroy();
    expect(statements).toEqual(begun);
  });

  it('stays usable after an ordinary error', async () => {
    const refused = Object.assign(new Error('duplicate'), { severity: 'ERROR', code: '23505' });
    const { db } = poolOver((text) => (text.startsWith('insert') ? refused : undefined));
    await expect(db.insertInto('rate_limit').values(limit).execute()).rejects.toThrow('duplicate');
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
  });
});

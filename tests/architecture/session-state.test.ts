import { describe, expect, it } from 'vitest';
import { readTree } from './source-tree.ts';

/**
 * What a database connection remembers after a transaction. A pooler in transaction mode lends each
 * transaction another connection.
 */
const SESSION_STATE =
  /\bpg_(?:try_)?advisory_(?:lock|unlock)(?:_shared|_all)?\b|\bmigrateToLatest\b|(?<=[`'"]|;\s?)(?:(?:un)?listen|notify|discard|deallocate|prepare|set (?!local\b)\w+ (?:=|to)|create temp|declare)\s/i;

// The console's texts are sentences.
const files = readTree(['server']).filter(({ path }) => !path.includes('/texts/'));

describe('the server', () => {
  it('uses nothing that a connection of PostgreSQL remembers after a transaction', () => {
    expect(files.length).toBeGreaterThan(500);
    const found = files.filter(({ text }) => SESSION_STATE.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    'sql`select pg_advisory_lock(1)`',
    'sql`select pg_try_advisory_lock(1)`',
    'sql`listen news`',
    'new Migrator({ db, provider }).migrateToLatest()',
    'sql`set enable_seqscan = off`',
    'sql`create temp table t (id int)`',
    'sql`declare c cursor for select 1`',
  ])('would be seen to use %s', (text) => {
    expect(text).toMatch(SESSION_STATE);
  });

  it.each(['select pg_advisory_xact_lock(1)', "'set local lock_timeout = 5000'"])(
    'may use %s',
    (text) => {
      expect(text).not.toMatch(SESSION_STATE);
    },
  );
});

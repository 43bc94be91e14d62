import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Rows of words are found by a hash, as words of strangers may be longer than a row of an index, and carry the
 * day on which they were first counted, as their number a day is limited.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    ...hashed('install_origin', [
      'source',
      'medium',
      'campaign',
      'content',
      'referrer',
      'site',
      'landing_path',
    ]),
    ...hashed('install_client', ['ua_class', 'browser', 'in_app', 'language', 'country']),
  ]);
}

const hashed = (table: string, words: readonly string[]): string[] => [
  `do $$
    declare known text;
    begin
      select conname into known from pg_constraint where conrelid = '${table}'::regclass and contype = 'u';
      if known is not null then
        execute format('alter table ${table} drop constraint %I', known);
      end if;
    end $$`,
  `alter table ${table}
    add column words_hash text not null generated always as (md5(${words.join(` || E'\\x1f' || `)})) stored,
    add column first_day integer`,
  `create unique index ${table}_words on ${table} (words_hash)`,
  `create index ${table}_first_day on ${table} (first_day) where first_day is not null`,
];

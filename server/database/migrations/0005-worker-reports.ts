import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Statistics of service workers: sums by day, no personal data. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `create table worker_report (
      day integer not null,
      is_current boolean not null,
      reports bigint not null,
      install_failed bigint not null,
      quota bigint not null,
      hits bigint not null,
      misses bigint not null,
      fetched bigint not null,
      bytes bigint not null,
      failed bigint not null,
      absent bigint not null,
      fills bigint not null,
      fill_ms bigint not null,
      primary key (day, is_current)
    )`,
  ]);
}

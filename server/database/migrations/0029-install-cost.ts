import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Cost of campaigns by day, in hundredths. '' where no source was named. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `create table install_cost (
      day integer not null,
      source text not null,
      campaign text not null,
      amount bigint not null check (amount >= 0),
      primary key (day, source, campaign)
    )`,
  ]);
}

import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Stores each of an operator's restrictions separately, so that lifting one leaves the others. The status
 * number that the app receives is generated from them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const add = FACTS.map((name) => `add column ${name} boolean not null default false`);
  const fill = FACTS.map((name, index) => `${name} = (status = ${index + 1})`);
  const cases = FACTS.map((name, index) => `when ${name} then ${index + 1}`);
  await runStatements(db, [
    `alter table player ${add.join(', ')}`,
    `update player set ${fill.join(', ')} where status <> 0`,
    `alter table player drop column status`,
    `alter table player add column status smallint not null
      generated always as (case ${cases.join(' ')} else 0 end) stored`,
  ]);
}

/** In the order of the contract's account statuses, from 1; the first that is true determines the status. */
const FACTS = [
  'is_frozen',
  'is_excluded',
  'is_on_break',
  'no_deposits',
  'no_play',
  'no_withdrawals',
] as const;

import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Renames the bank's setting in the web config to the name that other servers use (docs/platform.md). */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `update config_document
      set value = (value - 'hasBank') || jsonb_build_object('bankEnabled', value -> 'hasBank')
      where key = 'webConfig' and jsonb_exists(value, 'hasBank')`,
  ]);
}

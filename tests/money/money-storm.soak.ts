import { describe, expect, it } from 'vitest';
import { hasPostgres } from '#tests/support/test-database.ts';
import { temporaryFolder } from '#tests/database/databases.ts';
import { checkStorm } from './storm-check.ts';

/** One kill every few seconds. */
const SIZE = { players: 100, operations: 100, strikes: 25 };

describe.skipIf(!hasPostgres())('money in a storm of calls and kills', () => {
  const folder = temporaryFolder();

  it(`is neither lost nor doubled: ${SIZE.players} players, ${SIZE.operations} operations each`, async () => {
    const report = await checkStorm(SIZE, folder());
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    expect(report).toMatchObject({ operations: 10_000, strikes: SIZE.strikes, failures: [] });
  });
});

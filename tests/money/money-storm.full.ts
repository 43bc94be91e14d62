import { describe, expect, it } from 'vitest';
import { hasPostgres } from '#tests/support/test-database.ts';
import { temporaryFolder } from '#tests/database/databases.ts';
import { checkStorm } from './storm-check.ts';

const SIZE = { players: 10, operations: 20, strikes: 2 };
const TIME_LIMIT = 600_000;

describe.skipIf(!hasPostgres())('money in a storm of calls and kills', () => {
  const folder = temporaryFolder();

  it(
    `is neither lost nor doubled in ${SIZE.strikes} kills`,
    async () => {
      const report = await checkStorm(SIZE, folder());
      expect(report).toMatchObject({ operations: 200, strikes: 2, failures: [] });
      expect(report.answers).toMatchObject({
        'callback paid': expect.any(Number),
        'claimInterest 0': expect.any(Number),
        'createWithdrawal 0': expect.any(Number),
        'bet 200': expect.any(Number),
      });
    },
    TIME_LIMIT,
  );
});

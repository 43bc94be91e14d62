import { runsOf } from '#tests/support/extent.ts';
import { it } from 'vitest';
import { eachDatabase } from '#tests/database/databases.ts';
import { checkLedger } from './ledger-check.ts';

const CLIENTS = 8;
const OPERATIONS = runsOf(1_000, 200);

eachDatabase('any interleaving', (subject) => {
  it(`of ${OPERATIONS} operations from 8 clients keeps the ledger sound`, async () => {
    await checkLedger(await subject.clients(CLIENTS), OPERATIONS, 1);
  });
});

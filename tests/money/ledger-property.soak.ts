import { it } from 'vitest';
import { eachDatabase } from '#tests/database/databases.ts';
import { checkLedger } from './ledger-check.ts';

const CLIENTS = 8;
const OPERATIONS = 1_000;
const RUNS = 50;

eachDatabase('any interleaving', (subject) => {
  it(`of 1,000 operations from 8 clients keeps the ledger sound, ${RUNS} times`, async () => {
    await checkLedger(await subject.clients(CLIENTS), OPERATIONS, RUNS);
  });
});

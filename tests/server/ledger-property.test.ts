import { it } from 'vitest';
import { eachDatabase } from './databases.ts';
import { checkLedger } from './ledger-check.ts';

const CLIENTS = 8;
const OPERATIONS = 1_000;

eachDatabase('any interleaving', (subject) => {
  it('of 1,000 operations from 8 clients keeps the ledger sound', async () => {
    await checkLedger(await subject.clients(CLIENTS), OPERATIONS, 1);
  });
});

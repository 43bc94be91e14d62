import fc from 'fast-check';
import { expect } from 'vitest';
import type { Database } from '#server/core/database/open-database.ts';
import { ledgerTotals } from '#server/money/ledger/totals.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import {
  expectedWallets,
  operationsArbitrary,
  referenceOf,
  runClient,
} from './ledger-operations.ts';
import { makePlayer } from './ledger-players.ts';

const PLAYERS = 5;

/**
 * Checks the ledger's property: under any concurrent operations the sum is zero, no balance is
 * negative, each wallet equals the sum of its entries, and the wallets match the answers that the
 * clients received.
 * @param clients one database per client; operations are dealt out in turn
 * @param size operations per run
 */
export async function checkLedger(
  clients: readonly Database[],
  size: number,
  runs: number,
): Promise<void> {
  const [first] = clients;
  if (first === undefined) throw new Error('no client');
  const property = fc.asyncProperty(operationsArbitrary(size, PLAYERS), async (operations) => {
    const playerIds: number[] = [];
    for (let made = 0; made < PLAYERS; made += 1) playerIds.push(await makePlayer(first));

    const posted = await Promise.all(
      clients.map((client, index) => {
        const own = operations.filter((_, turn) => turn % clients.length === index);
        return runClient(client, own, playerIds);
      }),
    );

    const all = posted.flat();
    expect(new Set(all.map(referenceOf)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(size / 4);
    const wallets = await Promise.all(playerIds.map((id) => balancesOf(first.db, id)));
    expect(wallets).toMatchObject(expectedWallets(all, PLAYERS));
    expect(await ledgerTotals(first.db)).toMatchObject({
      sum: 0,
      negativeWallets: [],
      mismatchedWallets: [],
    });
  });
  // No shrinking: it would replay whole runs, each with another interleaving. The seed is printed.
  await fc.assert(property, { numRuns: runs, endOnFailure: true });
}

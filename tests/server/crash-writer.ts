import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { minorUnits } from '#shared/money/money.ts';
import { lockDataFolder } from '#server/core/database/data-folder-lock.ts';
import { openDatabase, type Database } from '#server/core/database/open-database.ts';
import { transact } from '#server/core/database/transact.ts';
import { post, type PostingKind } from '#server/money/ledger/post.ts';
import type { WalletName } from '#server/money/ledger/wallets.ts';
import { auditLedger } from '#tests/money/crash-audit.ts';
import { makePlayer } from '#tests/money/ledger-players.ts';

/**
 * On command, opens the database, prints an audit and posts to the ledger until it is killed. Prints
 * each transaction's reference once it is acknowledged. Arguments: the data folder, and the URL of a
 * PostgreSQL, if any.
 */
const WRITERS = 4;
const ACCOUNT = 'crash';
const [, , dataDir = '', databaseUrl = ''] = process.argv;

function say(line: string): void {
  // A synchronous write: the line is out even if the process is killed right after.
  writeSync(1, `${line}\n`);
}

async function findPlayer(database: Database): Promise<number> {
  const known = await database.db
    .selectFrom('player')
    .where('account', '=', ACCOUNT)
    .select('id')
    .executeTakeFirst();
  return known?.id ?? makePlayer(database, ACCOUNT);
}

/** Makes two postings in one transaction: both are there or neither is. */
function depositIntoBank(database: Database, playerId: number, reference: string): Promise<void> {
  const coin: WalletName = { playerId, kind: 'coin' };
  const safebox: WalletName = { playerId, kind: 'safebox' };
  const move = (kind: PostingKind, from: WalletName, to: WalletName) => ({
    kind,
    reference,
    now: 0,
    entries: [
      { wallet: from, amount: minorUnits(-300) },
      { wallet: to, amount: minorUnits(300) },
    ],
  });
  return transact(database, async (trx) => {
    await post(trx, move('deposit', 'house:deposit', coin));
    await post(trx, move('bank-in', coin, safebox));
  });
}

async function write(database: Database, playerId: number): Promise<never> {
  for (;;) {
    const reference = randomUUID();
    await depositIntoBank(database, playerId, reference);
    say(reference);
  }
}

say('ready');
process.stdin.ref();
await once(process.stdin, 'data');
if (databaseUrl === '') await lockDataFolder(dataDir);
say('opening');
const database = await openDatabase({ databaseUrl, dataDir });
say(JSON.stringify(await auditLedger(database)));
const playerId = await findPlayer(database);
await Promise.all(Array.from({ length: WRITERS }, () => write(database, playerId)));

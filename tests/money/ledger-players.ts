import { randomUUID } from 'node:crypto';
import { transact } from '#server/core/database/transact.ts';
import type { Database } from '#server/core/database/open-database.ts';
import { openWallets } from '#server/money/ledger/wallets.ts';

/** Creates a player with empty wallets. @returns the player's id */
export function makePlayer(database: Database, account: string = randomUUID()): Promise<number> {
  return transact(database, async (trx) => {
    const { id } = await trx
      .insertInto('player')
      .values({
        uuid: randomUUID(),
        account,
        email: null,
        password_hash: 'none',
        nickname: account,
        avatar: 1,
        mobile: null,
        account_type: 1,
        vip: 0,
        pid: null,
        invite_code: randomUUID(),
        is_beginner: true,
        kyc_status: 0,
        device_key: null,
        register_ip: '127.0.0.1',
        created_at: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await openWallets(trx, id);
    return id;
  });
}

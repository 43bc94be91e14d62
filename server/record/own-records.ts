import { depositBonus } from '#server/money/ledger/deposit-bonus.ts';
import { sql, type Kysely } from 'kysely';
import { coinWalletOf } from '#server/record/transactions.ts';
import { TRANSACTION_TYPE } from '#server/record/transaction-types.ts';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { PostingKind } from '#server/money/ledger/post.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';

type Records = WireResponseOf<'ownRecords'>;

/**
 * All records of a player's play and money, oldest first, in one snapshot: orders, rounds and movements are
 * consistent, and the movements add up to the coins.
 */
export function recordsOf(db: Kysely<Tables>, playerId: number, now: EpochMs): Promise<Records> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => read(trx, playerId, now));
}

async function read(trx: Trx, playerId: number, now: EpochMs): Promise<Records> {
  const { account, coin } = await trx
    .selectFrom('player')
    .innerJoin('wallet', 'wallet.player_id', 'player.id')
    .where('player.id', '=', playerId)
    .where('wallet.kind', '=', 'coin')
    .select(['player.account', 'wallet.balance as coin'])
    .executeTakeFirstOrThrow();
  return {
    madeTime: now,
    account,
    deposits: await depositsOf(trx, playerId),
    withdrawals: await withdrawalsOf(trx, playerId),
    rounds: await roundsOf(trx, playerId),
    ...(await ledgerOf(trx, playerId)),
    sessions: await playSessionsOf(trx, playerId),
    choices: await choicesOf(trx, playerId),
    coin: coin ?? 0,
  };
}

async function depositsOf(trx: Trx, playerId: number): Promise<Records['deposits']> {
  const rows = await trx
    .selectFrom('deposit_order')
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .orderBy('order_no')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    orderNo: row.order_no,
    amount: row.status === 1 ? row.credited : row.amount,
    bonus: depositBonus(row),
    fee: row.fee,
    status: row.status,
    time: row.created_at,
  }));
}

const withdrawalsOf = (trx: Trx, playerId: number): Promise<Records['withdrawals']> =>
  trx
    .selectFrom('withdrawal_order')
    .where('player_id', '=', playerId)
    .orderBy('id')
    .select(['order_no as orderNo', 'amount', 'fee', 'status', 'created_at as time'])
    .execute();

const roundsOf = (trx: Trx, playerId: number): Promise<Records['rounds']> =>
  trx
    .selectFrom('game_round')
    .where('player_id', '=', playerId)
    .where('is_demo', '=', false)
    .orderBy('id')
    .select(['round_no as roundNo', 'game_id as gameId', 'bet', 'win', 'created_at as time'])
    .execute();

async function ledgerOf(trx: Trx, playerId: number): Promise<Pick<Records, 'ledger' | 'totals'>> {
  const entries = trx
    .selectFrom('ledger_entry as entry')
    .where('entry.wallet_id', '=', await coinWalletOf(trx, playerId))
    .where('entry.balance_after', 'is not', null);
  const rows = await entries
    .innerJoin('ledger_transaction as posted', 'posted.id', 'entry.transaction_id')
    .orderBy('entry.id')
    .select(['entry.kind', 'entry.amount', 'entry.balance_after', 'entry.created_at'])
    .select('posted.reference')
    .execute();
  const sums = await entries
    .groupBy('entry.kind')
    .select([
      'entry.kind',
      sql<number>`count(*)::int`.as('count'),
      sql<MinorUnits>`sum(entry.amount)::bigint`.as('amount'),
    ])
    .execute();
  return {
    ledger: rows.map((row) => ({
      type: typeOf(row.kind),
      amount: row.amount,
      balanceAfter: row.balance_after ?? 0,
      refNo: row.reference,
      time: row.created_at,
    })),
    totals: sums
      .map(({ kind, count, amount }) => ({ type: typeOf(kind), count, amount }))
      .toSorted((a, b) => a.type - b.type),
  };
}

const typeOf = (kind: string): number => TRANSACTION_TYPE[kind as PostingKind];

const playSessionsOf = (trx: Trx, playerId: number): Promise<Records['sessions']> =>
  trx
    .selectFrom('sitting')
    .where('player_id', '=', playerId)
    .orderBy('started_at')
    .select(['started_at as startTime', 'last_at as endTime'])
    .execute();

async function choicesOf(trx: Trx, playerId: number): Promise<Records['choices']> {
  const rows = await trx
    .selectFrom('protection_event')
    .where('player_id', '=', playerId)
    .orderBy('id')
    .select(['kind', 'detail', 'created_at as time'])
    .execute();
  return rows.map(({ kind, detail, time }) => ({ kind, detail: detail as Detail, time }));
}
type Detail = Records['choices'][number]['detail'];

import { setStatus, STATUS } from '#server/players/base/status.ts';
import { demoMobile } from '#server/demo/players/demo-player.ts';
import {
  cameBackOf,
  oldestOf,
  prepareOrders,
  type PreparedOrder,
} from '#server/demo/players/prepared-orders.ts';
import { rejectWithdrawals } from '#server/demo/players/reject-withdrawals.ts';
import { readDocuments } from '#server/catalogue/documents.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { readFact } from '#server/core/facts.ts';
import { playFor } from '#server/demo/players/played-rounds.ts';
import { coinsFrom, post } from '#server/money/ledger/post.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { addRequirement, type NewRequirement } from '#server/money/wagering/requirements.ts';
import { add, subtract, type MinorUnits } from '#shared/money/money.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { Market } from '#shared/market/market.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** A bound account; `end` replaces the last digits of the market's demo mobile. */
interface PreparedBank {
  bankId: number;
  end?: string;
}

/** A player's money in a scenario. */
export interface PreparedMoney {
  /** The exact final balance. */
  coin: MinorUnits;
  vip: number;
  /** Account status (contract, start-up part); without one, nothing is blocked. */
  status?: number;
  banks?: readonly PreparedBank[];
  /** To the first bank, oldest first; they count for today. */
  orders?: readonly PreparedOrder[];
  requirement?: Pick<NewRequirement, 'source' | 'locked' | 'need'> & { done: MinorUnits };
}

const NAME: Readonly<Record<Market, string>> = { ph: 'Juana Reyes Cruz', th: 'สมหญิง ใจดี' };

/**
 * Sets a player's money through the ledger: ends earlier state without deleting it. Repeats give the same
 * state.
 */
export async function prepareMoney(
  database: Database,
  playerId: number,
  wanted: PreparedMoney,
  now: EpochMs,
): Promise<void> {
  const { db } = database;
  const [seed, { webConfig }, mobile] = await Promise.all([
    readFact(db, 'seed'),
    readDocuments(db),
    demoMobile(db),
  ]);
  const market = seed?.market ?? 'ph';
  const { vip, status = 0, orders = [] } = wanted;
  const banks = (wanted.banks ?? []).map(({ bankId, end = '' }) => ({
    bankId,
    bankName: webConfig.appExchangeBankMap[String(bankId)]?.bankName ?? '',
    realname: NAME[market],
    mobile: mobile.slice(0, mobile.length - end.length) + end,
  }));
  const [bank] = banks;
  await transact(database, (trx) => endWhatWas(trx, playerId, market, now));
  if (wanted.requirement) await prepareRequirement(database, playerId, wanted.requirement, now);
  await transact(database, async (trx) => {
    await trx.updateTable('player').where('id', '=', playerId).set({ vip }).execute();
    await setStatus(trx, playerId, status);
    if (banks.length > 0) {
      const codeLength = webConfig.countryCode.length;
      const rows = banks.map(({ bankName: _name, bankId, ...held }, index) => ({
        ...held,
        player_id: playerId,
        bank_id: bankId,
        bank_card_number: held.mobile.slice(codeLength),
        is_default: index === 0,
        created_at: now + index,
        updated_at: now + index,
      }));
      await trx.insertInto('bank_account').values(rows).execute();
    }
    const coin = subtract(
      add(wanted.coin, ...orders.map(({ amount }) => amount)),
      cameBackOf(orders),
    );
    await setCoin(trx, playerId, coin, oldestOf(orders, now));
    if (bank) await prepareOrders(trx, { playerId, bank, market, now }, orders);
  });
}

/**
 * Returns waiting orders, stops earlier ones from counting, ends wagering, unbinds banks, and removes limits
 * and pauses.
 */
async function endWhatWas(trx: Trx, playerId: number, market: Market, now: EpochMs): Promise<void> {
  await rejectWithdrawals(trx, playerId, market, now);
  const ofPlayer = { player_id: playerId };
  await trx
    .updateTable('withdrawal_order')
    .where((eb) => eb.and(ofPlayer))
    .set({ day: 0 })
    .execute();
  await trx
    .updateTable('wager_requirement')
    .where((eb) => eb.and({ ...ofPlayer, state: 'open' as const }))
    .set({ state: 'lapsed', ended_at: now })
    .execute();
  for (const table of ['bank_account', 'player_limit', 'protection'] as const) {
    await trx.deleteFrom(table).where('player_id', '=', playerId).execute();
  }
  await setStatus(trx, playerId, STATUS.ok);
}

async function setCoin(
  trx: Trx,
  playerId: number,
  wanted: MinorUnits,
  now: EpochMs,
): Promise<void> {
  const { coin, seq } = await balancesOf(trx, playerId);
  const missing = subtract(wanted, coin);
  if (missing === 0) return;
  await post(trx, {
    kind: 'adjust',
    reference: `prepared-${playerId}-${seq}`,
    entries: coinsFrom('house:adjust', playerId, missing),
    now,
  });
}

/** Pays money that must be wagered, and wagers the given part with other coins. */
async function prepareRequirement(
  database: Database,
  playerId: number,
  { done, source, locked, need }: NonNullable<PreparedMoney['requirement']>,
  now: EpochMs,
): Promise<void> {
  await transact(database, async (trx) => {
    await setCoin(trx, playerId, done, now);
    const { seq } = await balancesOf(trx, playerId);
    const reference = `prepared-${playerId}-${seq}`;
    await post(trx, {
      kind: source,
      reference,
      entries: coinsFrom(`house:${source}`, playerId, locked),
      now,
    });
    await addRequirement(trx, { playerId, source, reference, locked, need, now });
  });
  await playFor(database, playerId, done, now);
}

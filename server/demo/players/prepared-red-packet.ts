import { claimLevel, claimRecharge } from '#server/red-packet/claims.ts';
import { beginPacket } from '#server/red-packet/packet.ts';
import { openRedPacket } from '#server/red-packet/terms.ts';
import { withdrawClaimed, withdrawFirst } from '#server/red-packet/withdraw.ts';
import { readDocuments } from '#server/catalogue/documents.ts';
import { transact } from '#server/core/database/transact.ts';
import { madeUpMobile } from '#server/demo/players/demo-player.ts';
import { DEMO_PASSWORD } from '#server/demo/players/demo-account.ts';
import { payIn } from '#server/demo/players/paid-deposit.ts';
import { playFor } from '#server/demo/players/played-rounds.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import { readFact } from '#server/core/facts.ts';
import { coinsFrom, post } from '#server/money/ledger/post.ts';
import { epochMs, MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import { fromCoins, type MinorUnits } from '#shared/money/money.ts';
import type { Database } from '#server/core/database/open-database.ts';

/** A player's cash bonus history, in this order; amounts in coins. */
export interface PreparedRedPacket {
  account: string;
  vip: number;
  banks: readonly { bankId: number; mobile: string }[];
  /** Time since the packet began. */
  agoMs: number;
  bets: number;
  recharge: number;
  /** Claimed levels and recharge bonuses. */
  levels: readonly number[];
  recharges: readonly number[];
  withdrawals: readonly ('first' | 'claimed')[];
  /** Levels claimed after the withdrawals. */
  levelsAfter: readonly number[];
}

/** Left after the bets, whatever the outcome of the rounds. */
const SPARE_COINS = 1000;
const FIRST_DEPOSIT = fromCoins(50);

/** Creates the player with this history; an existing account is not changed. */
export async function prepareRedPacket(
  database: Database,
  wanted: PreparedRedPacket,
  now: EpochMs,
): Promise<void> {
  const { account, vip, banks, bets } = wanted;
  const begun = epochMs(now - wanted.agoMs);
  // Promotions require a mobile and a first deposit; made before the packet counts.
  const before = epochMs(begun - MINUTE_MS);
  const mobile = await madeUpMobile(database.db, account);
  const { playerId, isNew } = await preparePlayer(
    database,
    {
      account,
      password: DEMO_PASSWORD,
      vip,
      mobile,
      banks,
      deposits: FIRST_DEPOSIT,
      registeredAt: before,
    },
    before,
  );
  if (!isNew) return;
  await giveCoins(database, playerId, fromCoins(bets + SPARE_COINS), begun);
  await beginPacket(database.db, playerId, begun);
  const soon = epochMs(Math.min(begun + MINUTE_MS, now));
  await playFor(database, playerId, fromCoins(bets), soon);
  if (wanted.recharge > 0) await payIn(database, playerId, fromCoins(wanted.recharge), soon);
  const [{ webConfig }, seed] = await Promise.all([
    readDocuments(database.db),
    readFact(database.db, 'seed'),
  ]);
  await transact(database, async (trx) => {
    const open = await openRedPacket(trx, webConfig, now);
    const who = {
      playerId,
      market: seed?.market ?? 'ph',
      bankId: undefined,
      needs: [],
      now,
    } as const;
    for (const level of wanted.levels) await claimLevel(trx, { ...who, level, vip }, open);
    for (const id of wanted.recharges) await claimRecharge(trx, { ...who, id }, open);
    for (const kind of wanted.withdrawals) {
      if (kind === 'first') await withdrawFirst(trx, who, open);
      else await withdrawClaimed(trx, who, undefined, open);
    }
    for (const level of wanted.levelsAfter) await claimLevel(trx, { ...who, level, vip }, open);
  });
}

/** Gives coins that are no deposit, so they raise no VIP level. */
async function giveCoins(
  database: Database,
  playerId: number,
  amount: MinorUnits,
  now: EpochMs,
): Promise<void> {
  await transact(database, (trx) =>
    post(trx, {
      kind: 'bonus',
      reference: `prepared-${playerId}`,
      entries: coinsFrom('house:bonus', playerId, amount),
      now,
    }),
  );
}

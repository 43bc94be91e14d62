import { readDocuments } from '#server/catalogue/documents.ts';
import { DEMO_PASSWORD } from '#server/demo/players/demo-account.ts';
import { playRound } from '#server/demo/players/played-rounds.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import { transact } from '#server/core/database/transact.ts';
import { readFact } from '#server/core/facts.ts';
import { rateOf } from '#server/savings/savings-rate.ts';
import { putIntoSavings, takeFromSavings } from '#server/savings/savings.ts';
import { claimVipBonus } from '#server/vip/vip-claims.ts';
import { epochMs, HOUR_MS } from '#shared/time/duration.ts';
import { fromCoins } from '#shared/money/money.ts';
import type { Scenario, ScenarioContext } from '#server/demo/scenarios/scenario.ts';

/** Their password is the demo account's. */
export const VIP_ACCOUNT = 'parolavip';
export const BUSY_ACCOUNT = 'parolabusy';
const VIP = 4;
const BUSY_VIP = 1;
/** More than three pages of rounds, one every few hours. */
const ROUNDS = 70;
const HOURS_BETWEEN = 6;

/** States of VIP, and of the transaction record. */
export const vipScenarios: Readonly<Record<string, Scenario>> = {
  'vip-claimable': {
    summary: `${VIP_ACCOUNT}, with the demo password, is VIP ${VIP} and has claimed nothing yet.`,
    async apply({ database, now }) {
      const deposits = fromCoins(30_000);
      const wanted = { account: VIP_ACCOUNT, password: DEMO_PASSWORD, vip: VIP, deposits };
      await preparePlayer(database, wanted, now);
    },
  },
  'busy-player': {
    summary: `${BUSY_ACCOUNT}, with the demo password, has ${ROUNDS} rounds, bonuses and savings behind.`,
    apply: beBusy,
  },
};

async function beBusy({ database, now }: ScenarioContext): Promise<void> {
  const at = (hoursAgo: number) => epochMs(now - hoursAgo * HOUR_MS);
  const start = at(ROUNDS * HOURS_BETWEEN + 2);
  const { playerId, isNew } = await preparePlayer(
    database,
    {
      account: BUSY_ACCOUNT,
      password: DEMO_PASSWORD,
      vip: BUSY_VIP,
      deposits: fromCoins(20_000),
      registeredAt: start,
    },
    start,
  );
  if (!isNew) return;
  const { webConfig } = await readDocuments(database.db);
  const market = (await readFact(database.db, 'seed'))?.market ?? 'ph';
  await transact(database, async (trx) => {
    const moment = { vip: BUSY_VIP, ladder: webConfig.vipConfigList, market, now: start };
    await claimVipBonus(trx, playerId, moment, { kind: 1, level: 1 });
    const saver = { playerId, aprBps: rateOf(webConfig, BUSY_VIP), now: start };
    await putIntoSavings(trx, saver, fromCoins(5000));
  });
  for (let round = ROUNDS; round > 0; round -= 1) {
    await playRound(database, playerId, at(round * HOURS_BETWEEN));
  }
  await transact(database, async (trx) => {
    const saver = { playerId, aprBps: rateOf(webConfig, BUSY_VIP), now: at(1) };
    await takeFromSavings(trx, saver, fromCoins(1000));
  });
}

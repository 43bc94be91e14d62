import { DEMO_PASSWORD } from '#server/demo/players/demo-account.ts';
import { otherMobile } from '#server/demo/players/demo-player.ts';
import { playRound } from '#server/demo/players/played-rounds.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import { transact } from '#server/core/database/transact.ts';
import { readFact } from '#server/core/facts.ts';
import { marketDay } from '#server/core/market-day.ts';
import { logAction } from '#server/task/log-action.ts';
import { playOfDay } from '#server/money/wagering/valid-bets.ts';
import { fromCoins } from '#shared/money/money.ts';
import type { Scenario } from '#server/demo/scenarios/scenario.ts';

/** The password is the demo account's. */
export const TASK_ACCOUNT = 'parolatasks';
/** Rounds on this market day: enough for the first games task, not for the slots task. */
const ROUNDS = 30;
/** Native sharing, and following the page (contract, `actionLog`). */
const ACTIONS = [1, 7];

/** States of tasks. */
export const taskScenarios: Readonly<Record<string, Scenario>> = {
  'tasks-claimable': {
    summary: `${TASK_ACCOUNT}, with the demo password, has tasks that are done, begun and open.`,
    async apply({ database, now }) {
      const { db } = database;
      const mobile = await otherMobile(db);
      const wanted = { account: TASK_ACCOUNT, password: DEMO_PASSWORD, mobile };
      const { playerId } = await preparePlayer(
        database,
        { ...wanted, deposits: fromCoins(1000) },
        now,
      );
      const market = (await readFact(db, 'seed'))?.market ?? 'ph';
      const { number: day } = marketDay(market, now);
      const played = await playOfDay(db, playerId, day);
      const before = played.reduce((sum, { rounds }) => sum + rounds, 0);
      for (let round = before; round < ROUNDS; round += 1) await playRound(database, playerId, now);
      await transact(database, async (trx) => {
        for (const actionType of ACTIONS) await logAction(trx, { playerId, actionType, day });
      });
    },
  },
};

import { DEMO_PASSWORD } from '#server/demo/players/demo-account.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import { readDocuments } from '#server/catalogue/documents.ts';
import { transact } from '#server/core/database/transact.ts';
import { offerSavings } from '#server/savings/change-savings.ts';
import { hashPassword } from '#server/players/base/password-hash.ts';
import { setSafeboxPassword } from '#server/savings/safebox-password.ts';
import { readEarning } from '#server/savings/savings-account.ts';
import { applyRates, rateOf } from '#server/savings/savings-rate.ts';
import { putIntoSavings, takeFromSavings } from '#server/savings/savings.ts';
import { DAY_MS, epochMs } from '#shared/time/duration.ts';
import { fromCoins } from '#shared/money/money.ts';
import type { Scenario, ScenarioContext } from '#server/demo/scenarios/scenario.ts';

/** Their password is the demo account's. */
export const SAVER_ACCOUNT = 'parolasaver';
export const NEW_SAVER_ACCOUNT = 'parolanewsaver';
export const SAFEBOX_PASSWORD = 'lantern-box';

/** A player's savings movement; negative withdraws. */
interface Step {
  daysAgo: number;
  coins: number;
}

const LONG: readonly Step[] = [
  { daysAgo: 30, coins: 50_000 },
  { daysAgo: 10, coins: 3000 },
  { daysAgo: 5, coins: -1000 },
];

/** Creates the player and its movements, once. @returns the player's id */
async function save(
  { database, now }: ScenarioContext,
  account: string,
  steps: readonly Step[],
): Promise<number> {
  const agoOf = (days: number) => epochMs(now - days * DAY_MS);
  const [first] = steps;
  const registeredAt = agoOf((first?.daysAgo ?? 0) + 1);
  const wanted = { account, password: DEMO_PASSWORD, deposits: fromCoins(60_000), registeredAt };
  const { playerId } = await preparePlayer(database, wanted, registeredAt);
  if (await readEarning(database.db, playerId, now)) return playerId;
  const { webConfig } = await readDocuments(database.db);
  for (const { daysAgo, coins } of steps) {
    const saver = { playerId, aprBps: rateOf(webConfig, 0), now: agoOf(daysAgo) };
    await transact(database, (trx) =>
      coins > 0
        ? putIntoSavings(trx, saver, fromCoins(coins))
        : takeFromSavings(trx, saver, fromCoins(-coins)),
    );
  }
  return playerId;
}

/** States of the bank that pays interest. */
export const savingsScenarios: Readonly<Record<string, Scenario>> = {
  'savings-earning': {
    summary: `${SAVER_ACCOUNT}, with the demo password, has saved for a month: interest to receive.`,
    async apply(context) {
      const playerId = await save(context, SAVER_ACCOUNT, LONG);
      await transact(context.database, (trx) => setSafeboxPassword(trx, playerId, null));
    },
  },
  'savings-locked': {
    summary: `The same, with the safe-box password ${SAFEBOX_PASSWORD}: 1019 without it.`,
    async apply(context) {
      const playerId = await save(context, SAVER_ACCOUNT, LONG);
      const hash = await hashPassword(SAFEBOX_PASSWORD);
      await transact(context.database, (trx) => setSafeboxPassword(trx, playerId, hash));
    },
  },
  'savings-just-begun': {
    summary: `${NEW_SAVER_ACCOUNT} has just put in 30: 1253 when interest is asked for.`,
    async apply(context) {
      await save(context, NEW_SAVER_ACCOUNT, [{ daysAgo: 0, coins: 30 }]);
    },
  },
  'savings-off': {
    summary: 'The bank that pays interest is not offered.',
    async apply({ database, now }) {
      const { after } = await transact(database, (trx) => offerSavings(trx, false, now));
      await applyRates(database, after, now);
    },
  },
};

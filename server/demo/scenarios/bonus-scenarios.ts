import { claimTier } from '#server/accumulated-recharge/tiers.ts';
import { readDocuments } from '#server/catalogue/documents.ts';
import { transact } from '#server/core/database/transact.ts';
import { DEMO_PASSWORD } from '#server/demo/players/demo-account.ts';
import { preparePackage, type PreparedPackage } from '#server/demo/players/prepared-package.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import { FIRST_TIER_ID } from '#server/accumulated-recharge/season.ts';
import { SIGN_IN_CARD_IDS } from '#server/demo/seed/recharge-items.ts';
import { fromCoins } from '#shared/money/money.ts';
import type { Scenario, ScenarioContext } from '#server/demo/scenarios/scenario.ts';

const [SHORT = 0, MIDDLE = 0] = SIGN_IN_CARD_IDS;
const TIERS = 10;

/** One account per state, because claims are permanent. Their password is the demo account's. */
export const BONUS_ACCOUNTS = {
  'sign-up-packages': 'parolabuyer',
  'sign-up-claimable': 'parolaclaimer',
  'sign-up-claimed': 'paroladaily',
  'sign-up-over': 'paroladone',
  'recharge-none': 'parolanone',
  'recharge-claimable': 'parolatiers',
  'recharge-completed': 'parolavault',
} as const;
type Name = keyof typeof BONUS_ACCOUNTS;

/** Creates a state's player, once. */
async function prepare(
  { database, now }: ScenarioContext,
  name: Name,
  coins: number,
): Promise<{ playerId: number; isNew: boolean }> {
  const account = BONUS_ACCOUNTS[name];
  const wanted = { account, password: DEMO_PASSWORD, deposits: fromCoins(coins) };
  return preparePlayer(database, wanted, now);
}

const signUp = (name: Name, summary: string, wanted?: PreparedPackage): Scenario => ({
  summary: `${BONUS_ACCOUNTS[name]}, with the demo password, ${summary}`,
  async apply(context) {
    const { playerId } = await prepare(context, name, wanted === undefined ? 0 : 300);
    if (wanted === undefined) return;
    await preparePackage(context.database, playerId, wanted, context.now);
  },
});

const recharge = (name: Name, summary: string, coins: number, claimed: number): Scenario => ({
  summary: `${BONUS_ACCOUNTS[name]}, with the demo password, ${summary}`,
  async apply(context) {
    const { database, now } = context;
    const { playerId, isNew } = await prepare(context, name, coins);
    if (!isNew) return;
    const { webConfig } = await readDocuments(database.db);
    await transact(database, async (trx) => {
      for (let tier = 0; tier < claimed; tier += 1) {
        await claimTier(trx, { playerId, propId: FIRST_TIER_ID + tier, now }, webConfig);
      }
    });
  },
});

/** States of the sign-up bonus and of the accumulated recharge. */
export const bonusScenarios: Readonly<Record<string, Scenario>> = {
  'sign-up-packages': signUp('sign-up-packages', 'has bought no sign-up package yet.'),
  'sign-up-claimable': signUp(
    'sign-up-claimable',
    'has a package on its fourth day: two claimed, one missed, today to claim.',
    { packageId: MIDDLE, daysAgo: 3, claimed: [1, 2] },
  ),
  'sign-up-claimed': signUp(
    'sign-up-claimed',
    'has a package on its second day, and has claimed both.',
    { packageId: MIDDLE, daysAgo: 1, claimed: [1, 2] },
  ),
  'sign-up-over': signUp('sign-up-over', 'has a package whose days are over, some missed.', {
    packageId: SHORT,
    daysAgo: 8,
    claimed: [1, 2, 4, 7],
  }),
  'recharge-none': recharge('recharge-none', 'has paid nothing in: no tier is reached.', 0, 0),
  'recharge-claimable': recharge(
    'recharge-claimable',
    'has paid in 640: one tier claimed, two to claim.',
    640,
    1,
  ),
  'recharge-completed': recharge(
    'recharge-completed',
    'has paid in 100,000 and claimed every tier.',
    100_000,
    TIERS,
  ),
};

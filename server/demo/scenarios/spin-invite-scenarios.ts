import { DEMO_PASSWORD } from '#server/demo/players/demo-account.ts';
import { madeUpMobile } from '#server/demo/players/demo-player.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import { prepareSpinRound } from '#server/demo/players/prepared-spin-round.ts';
import { FREE_SPIN_EVERY_MS } from '#server/spin-invite/round.ts';
import { epochMs, HOUR_MS } from '#shared/time/duration.ts';
import { fromCoins, ZERO } from '#shared/money/money.ts';
import type { Scenario, ScenarioContext } from '#server/demo/scenarios/scenario.ts';

const DAYS_AGO = 2;
const WON = fromCoins(312.5);
const FRIENDS = 3;
const FIRST_DEPOSIT = fromCoins(50);

/** One account per state; their password is the demo account's. */
export const SPIN_ACCOUNTS = {
  'spin-invite-no-spins': 'spinnone',
  'spin-invite-friends': 'spinfriends',
} as const;

const state = (name: keyof typeof SPIN_ACCOUNTS, summary: string, friends: number): Scenario => ({
  summary: `${SPIN_ACCOUNTS[name]}, with the demo password, ${summary}`,
  async apply(context) {
    const { database, now } = context;
    const account = { account: SPIN_ACCOUNTS[name], password: DEMO_PASSWORD, deposits: ZERO };
    const { playerId } = await preparePlayer(database, account, now);
    const freeSpinAt = epochMs(now + FREE_SPIN_EVERY_MS - HOUR_MS);
    const round = { won: WON, daysAgo: DAYS_AGO, freeSpinAt };
    await prepareSpinRound(database, playerId, round, now);
    await addInvitedFriends(context, playerId, friends);
  },
});

/** Adds players invited by this one during the running round, and detaches earlier ones. */
async function addInvitedFriends(
  { database, now }: ScenarioContext,
  playerId: number,
  friends: number,
): Promise<void> {
  const { db } = database;
  await db.updateTable('player').where('pid', '=', playerId).set({ pid: null }).execute();
  for (let number = 1; number <= friends; number += 1) {
    const account = `friend${number}${now.toString(36)}`;
    const friend = {
      account,
      password: DEMO_PASSWORD,
      mobile: await madeUpMobile(db, account),
      deposits: FIRST_DEPOSIT,
      registeredAt: epochMs(now - number * HOUR_MS),
    };
    const { playerId: id } = await preparePlayer(database, friend, now);
    await db.updateTable('player').where('id', '=', id).set({ pid: playerId }).execute();
  }
}

/** States of the wheel while its round runs. */
export const spinInviteScenarios: Readonly<Record<string, Scenario>> = {
  'spin-invite-no-spins': state('spin-invite-no-spins', 'has no spin left until tomorrow.', 0),
  'spin-invite-friends': state(
    'spin-invite-friends',
    `has a spin for each of the ${FRIENDS} friends who came.`,
    FRIENDS,
  ),
};

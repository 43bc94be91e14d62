import { DEMO_ACCOUNT } from '#server/demo/players/demo-account.ts';
import { demoMobile, demoPlayer } from '#server/demo/players/demo-player.ts';
import { prepareMoney } from '#server/demo/players/prepared-money.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import {
  prepareSpinRound,
  type PreparedSpinRound,
} from '#server/demo/players/prepared-spin-round.ts';
import { fromCoins } from '#shared/money/money.ts';
import type { Scenario } from '#server/demo/scenarios/scenario.ts';

const COIN = fromCoins(1_000);
const VIP = 2;

const state = (summary: string, round: PreparedSpinRound | null): Scenario => ({
  summary: `${DEMO_ACCOUNT} ${summary}`,
  async apply({ database, now }) {
    const demo = await demoPlayer(database.db);
    const { playerId } = await preparePlayer(
      database,
      { ...demo, mobile: await demoMobile(database.db), banks: [] },
      now,
    );
    await prepareMoney(database, playerId, { coin: COIN, vip: VIP }, now);
    await prepareSpinRound(database, playerId, round, now);
  },
});

/** States of the payout of the wheel's bonus. */
export const spinPayoutScenarios: Readonly<Record<string, Scenario>> = {
  'spin-payout-none': state('never joined the wheel.', null),
  'spin-payout-running': state('has 312.50 of 500 from the wheel.', {
    won: fromCoins(312.5),
    daysAgo: 2,
  }),
  'spin-payout-ready': state('has reached the target of 500, to be paid out.', { daysAgo: 2 }),
  'spin-payout-last-days': state('has a round that is over, and two days left to be paid.', {
    daysAgo: 8,
  }),
  'spin-payout-lapsed': state('reached the target, and did not take it in time.', { daysAgo: 11 }),
  'spin-payout-paid': state('was paid the bonus of this round.', { daysAgo: 2, isPaid: true }),
};

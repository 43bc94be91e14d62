import { fromCoins } from '#shared/money/money.ts';
import { USUAL_RULES } from '#server/money/wagering/wagering-rules.ts';
import type { inviteCondition } from '#shared/lobby/web-config-contract.ts';
import type { InferInput } from 'valibot';

export type SeedInviteCondition = InferInput<typeof inviteCondition>;

/** All segments are equally likely. */
const EVEN = 1;

function makeCondition(
  id: number,
  target: number,
  segments: readonly number[],
): SeedInviteCondition {
  const segment = (coins: number, index: number) => ({
    index,
    amount: fromCoins(coins),
    weight: EVEN,
  });
  return {
    id,
    bonus: segments.map((coins, index) => JSON.stringify(segment(coins, index))),
    bonusAmount: fromCoins(target),
    durationDays: 7,
    payoutDays: 3,
    betRate: USUAL_RULES.betTimes,
  };
}

/** `actInviteConditionModel`: the wheel's eight segments in coins and the round's target (spec §3). */
export function makeInviteCondition(): SeedInviteCondition {
  return makeCondition(1, 500, [1, 5, 0.5, 20, 2, 10, 0.2, 50]);
}

/** `actInviteConditionModelClient2List`: the conditions of consecutive rounds. */
export function makeInviteConditions(): SeedInviteCondition[] {
  return [
    makeInviteCondition(),
    makeCondition(2, 1000, [2, 10, 1, 40, 4, 20, 0.5, 100]),
    makeCondition(3, 3000, [5, 25, 2, 100, 10, 50, 1, 300]),
  ];
}

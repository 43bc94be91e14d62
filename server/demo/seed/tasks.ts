import { fromCoins } from '#shared/money/money.ts';
import { RewardId } from '#shared/reward/reward.ts';
import type { taskConfig } from '#shared/lobby/web-config-contract.ts';
import type { InferInput } from 'valibot';

export type SeedTask = Required<InferInput<typeof taskConfig>>;

const coins = (amount: number) => ({ id: RewardId.coins, count: fromCoins(amount) });
const tickets = (count: number) => ({ id: RewardId.tickets, count });
const boost = (id: number) => ({ id, count: 1 });

/** `appTaskConfigList`: all thirteen types of spec §3; targets are counts, or hundredths for 5 and 12. */
export function makeTasks(): SeedTask[] {
  return [
    { id: 1, type: 1, taskTarget: 1, rewards: [coins(2)], sort: 10 },
    { id: 2, type: 2, taskTarget: 1, rewards: [coins(10), boost(1001)], sort: 20 },
    { id: 3, type: 3, taskTarget: 50, rewards: [coins(5)], sort: 40 },
    { id: 4, type: 4, taskTarget: 1, rewards: [coins(3)], sort: 60 },
    { id: 5, type: 5, taskTarget: fromCoins(100), rewards: [coins(20), tickets(1)], sort: 30 },
    { id: 6, type: 6, taskTarget: 30, rewards: [coins(5), tickets(1)], sort: 50 },
    { id: 7, type: 7, taskTarget: 1, rewards: [coins(1)], sort: 70 },
    { id: 8, type: 8, taskTarget: 1, rewards: [coins(1)], sort: 80 },
    { id: 9, type: 9, taskTarget: 1, rewards: [coins(1)], sort: 90 },
    { id: 10, type: 10, taskTarget: 1, rewards: [coins(1)], sort: 100 },
    { id: 11, type: 11, taskTarget: 1, rewards: [coins(1)], sort: 110 },
    { id: 12, type: 12, taskTarget: fromCoins(500), rewards: [coins(15), boost(1002)], sort: 35 },
    { id: 13, type: 13, taskTarget: 1, rewards: [coins(3)], sort: 65 },
    { id: 14, type: 3, taskTarget: 300, rewards: [coins(25), tickets(2)], sort: 45 },
    { id: 15, type: 6, taskTarget: 200, rewards: [coins(20)], sort: 55 },
  ];
}

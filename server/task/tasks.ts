import { ClaimCode } from '#shared/reward/claim-errors.ts';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import { coinsAfter, type Coins } from '#server/money/ledger/coins-after.ts';
import type { OperationNodeSource } from 'kysely';
import type { Trx } from '#server/core/database/transact.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { grantRewards, type Grant, type Reward } from '#server/players/reward/grant-rewards.ts';
import { USUAL_RULES, withBetRate } from '#server/money/wagering/wagering-rules.ts';
import { ONCE, readClaimFacts, type Asking, type Done } from './deeds.ts';
import { BIND_TYPE } from '#server/players/protection/bind-mobile.ts';
import { STEPS, taskKinds } from './task-kinds.ts';

/** 0 claimable, 1 claimed, 0.5 not reached (spec §3). */
const State = { claimable: 0, claimed: 1, notReached: 0.5 } as const;

type Config = Pick<WireWebConfig, 'appTaskConfigList' | 'bonusBetRate'>;
type Task = Config['appTaskConfigList'][number];
type Answer = Omit<WireResponseOf<'tasks'>, 'resetTime'>;

/** Progress of the day's achievements. */
interface Steps {
  /** Tasks claimed this day. */
  achieveNum: number;
  /** Claimed steps. */
  claimed: ReadonlySet<number>;
}

/** State of a task for a player. */
interface TaskState {
  task: Task;
  period: number;
  num: number;
  isClaimed: boolean;
}

/** The player's tasks and the steps of the day's achievements, in wire format. */
export function tasksFrom(done: Done, config: Config): Answer {
  const states = statesOf(done, config);
  const { achieveNum, claimed } = stepsOf(done);
  const achieveData = STEPS.map(({ num, rewards }) => ({
    num,
    isReceive: stateOf(claimed.has(num), achieveNum >= num),
    rewards: withBetRate(rewards, config.bonusBetRate ?? USUAL_RULES.betTimes),
  }));
  const taskData = Object.fromEntries(
    states.map(({ task, num, isClaimed }) => [
      task.id,
      {
        taskTarget: task.taskTarget,
        num: Math.min(num, task.taskTarget),
        isReceive: stateOf(isClaimed, num >= task.taskTarget),
      },
    ]),
  );
  return {
    achieveNum,
    achieveData: JSON.stringify(achieveData),
    taskData: JSON.stringify(taskData),
  };
}

/** True when a task can be claimed or the mobile is not bound yet. */
export function hasOpenTask(done: Done, config: Config): boolean {
  const isWaiting = ({ task, num, isClaimed }: TaskState) =>
    !isClaimed && (task.type === BIND_TYPE || num >= task.taskTarget);
  return statesOf(done, config).some(isWaiting) || hasOpenStep(stepsOf(done));
}

const hasOpenStep = ({ achieveNum, claimed }: Steps) =>
  STEPS.some(({ num }) => num <= achieveNum && !claimed.has(num));

const stateOf = (isClaimed: boolean, isReached: boolean) => {
  if (isClaimed) return State.claimed;
  return isReached ? State.claimable : State.notReached;
};

/** A claim, and the player's deeds and coins with it. */
interface Claimed {
  rewards: Reward[];
  done: Done;
  coins: Coins;
}

/**
 * Claims a task once per period, also under concurrency.
 * @throws Refusal 1242 when it is not reached or does not exist, 1241 when it was claimed
 */
export async function claimTask(
  trx: Trx,
  asking: Asking,
  taskId: number,
  config: Config,
): Promise<Claimed> {
  const { playerId, now } = asking;
  const { done, coins } = await readClaimFacts(trx, asking);
  const state = statesOf(done, config).find(({ task }) => task.id === taskId);
  if (state?.isClaimed) throw new Refusal(ClaimCode.alreadyClaimed, 'claimed before');
  if (!state || state.num < state.task.taskTarget) {
    throw new Refusal(ClaimCode.notReached, 'the task is not done');
  }
  const { period, task } = state;
  const claim = { task_id: taskId, period, created_at: now };
  const paid = await pay(trx, asking, coins, {
    rewards: task.rewards,
    reference: `task-${taskId}-${period}-${playerId}`,
    claim: trx
      .insertInto('task_claim')
      .values({ player_id: playerId, ...claim })
      .onConflict((conflict) => conflict.doNothing()),
  });
  return { ...paid, done: { ...done, claims: [...done.claims, claim] } };
}

/**
 * Claims a step of the day's achievements, once.
 * @throws Refusal 1242 when it is not reached or does not exist, 1241 when it was claimed
 */
export async function claimStep(trx: Trx, asking: Asking, num: number): Promise<Claimed> {
  const { playerId, now } = asking;
  const { done, coins } = await readClaimFacts(trx, asking);
  const period = done.day;
  const step = STEPS.find((known) => known.num === num);
  const { achieveNum, claimed } = stepsOf(done);
  if (!step || achieveNum < num) {
    throw new Refusal(ClaimCode.notReached, 'the step is not reached');
  }
  if (claimed.has(num)) throw new Refusal(ClaimCode.alreadyClaimed, 'claimed before');
  const claim = { player_id: playerId, period, num, created_at: now };
  const paid = await pay(trx, asking, coins, {
    rewards: step.rewards,
    reference: `task-step-${num}-${period}-${playerId}`,
    claim: trx
      .insertInto('task_step_claim')
      .values(claim)
      .onConflict((conflict) => conflict.doNothing()),
  });
  return { ...paid, done: { ...done, steps: [...done.steps, claim] } };
}

interface Payment extends Pick<Grant, 'rewards' | 'reference'> {
  /** Stored in the same statement. One made since the facts were read is a conflict. */
  claim: OperationNodeSource;
}

async function pay(
  trx: Trx,
  { playerId, now }: Asking,
  before: Coins,
  { claim, ...wanted }: Payment,
): Promise<Pick<Claimed, 'rewards' | 'coins'>> {
  const { rewards, posted } = await grantRewards(trx, { playerId, ...wanted, now }, { claim });
  return { rewards, coins: coinsAfter(before, playerId, posted) };
}

/** Tasks that are done once count on the day of the claim. */
function stepsOf({ claims, steps, day, dayBegan }: Done): Steps {
  const ofDay = claims.filter(
    ({ period, created_at }) => period === day || (period === ONCE && created_at >= dayBegan),
  );
  return { achieveNum: ofDay.length, claimed: new Set(steps.map(({ num }) => num)) };
}

function statesOf({ deeds, claims, day }: Done, { appTaskConfigList }: Config): TaskState[] {
  return appTaskConfigList.map((task) => {
    const kind = taskKinds[task.type];
    const period = kind?.isDaily ? day : ONCE;
    const num = kind?.count(deeds) ?? 0;
    const isPaidAlready = task.type === BIND_TYPE && num >= task.taskTarget;
    const isClaimed =
      isPaidAlready || claims.some((claim) => claim.task_id === task.id && claim.period === period);
    return { task, period, num, isClaimed };
  });
}

/** Entries of sign-up bonus, tasks and mail in the rewards list. */
import type { SignUpPackage } from '#shared/deposit/offer.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Mail } from '#shared/mail/mail.ts';
import { add, isMinorUnits, ZERO } from '#shared/money/money.ts';
import { rewardMeaning, wageringOf, type Reward } from '#shared/reward/reward.ts';
import {
  calendarOf,
  claimableDay,
  dayWagering,
  hasDayToCome,
  type SignUpBonus,
} from '#shared/sign-up-bonus/sign-up-bonus.ts';
import { countsMoney, type Task, type TaskKind, type TaskStep } from '#shared/task/task.ts';
import { BARE_ENTRY, betsOf, type RewardCondition, type RewardEntry } from './reward-entry.ts';

/** Adds up the money among rewards, and the bets it asks for; other items stay as they are. */
export function splitRewards(
  rewards: readonly Reward[],
): Pick<RewardEntry, 'amount' | 'items' | 'bets'> {
  const meanings = rewards.map((reward) => ({ reward, meaning: rewardMeaning(reward, {}) }));
  const money = meanings.flatMap(({ meaning }) => ('amount' in meaning ? [meaning.amount] : []));
  return {
    amount: money.length === 0 ? null : add(ZERO, ...money),
    items: meanings.flatMap(({ reward, meaning }) => ('amount' in meaning ? [] : [reward])),
    bets: betsOf(wageringOf(rewards)),
  };
}

/** The days of bought packages (spec §4): the one to claim today, or those still to come. */
export function entriesOfSignUp(
  { owned }: SignUpBonus,
  packages: readonly SignUpPackage[],
): readonly RewardEntry[] {
  return owned.flatMap((bought): readonly RewardEntry[] => {
    const pack = packages.find(({ id }) => id === bought.packageId) ?? null;
    const daily = dayWagering(bought, pack);
    const isClaimable = claimableDay(bought) !== null;
    if (!isClaimable && !hasDayToCome(calendarOf(bought, pack?.days ?? null))) return [];
    return [
      {
        ...BARE_ENTRY,
        key: `sign-up-${bought.id}`,
        source: 'sign-up-bonus',
        state: isClaimable ? 'claimable' : 'running',
        amount: daily?.amount ?? null,
        bets: betsOf(daily),
        condition: daily === null ? null : { kind: 'daily', amount: daily.amount },
        claim: isClaimable ? { kind: 'sign-up-day', ownedId: bought.id } : null,
        endsAt: null,
      },
    ];
  });
}

/** The tasks of the day (spec §3): the claimable ones and those begun. */
export function entriesOfTasks(
  tasks: readonly Task[],
  steps: readonly TaskStep[],
  claimed: number,
  resetsAt: EpochMs,
): readonly RewardEntry[] {
  const begun = tasks.filter(
    ({ state, done }) => state === 'claimable' || (state === 'open' && done > 0),
  );
  return [
    ...begun.map(({ id, kind, state, rewards, done, target }): RewardEntry => ({
      ...BARE_ENTRY,
      ...splitRewards(rewards),
      key: `task-${id}`,
      source: 'task',
      name: { kind: 'task', task: { id, kind, target } },
      state: state === 'claimable' ? 'claimable' : 'running',
      condition: state === 'claimable' ? null : progressOf(kind, done, target),
      claim: state === 'claimable' ? { kind: 'task', taskId: id } : null,
      endsAt: resetsAt,
    })),
    ...steps
      .filter(({ state }) => state === 'claimable')
      .map(({ count, rewards }): RewardEntry => ({
        ...BARE_ENTRY,
        ...splitRewards(rewards),
        key: `task-step-${count}`,
        source: 'task',
        name: { kind: 'task-steps', count },
        state: 'claimable',
        condition: { kind: 'steps', done: claimed, target: count },
        claim: { kind: 'task-steps', count },
        endsAt: resetsAt,
      })),
  ];
}

const progressOf = (kind: TaskKind, done: number, target: number): RewardCondition =>
  countsMoney(kind) && isMinorUnits(done) && isMinorUnits(target)
    ? { kind: 'recharge', done, target }
    : { kind: 'steps', done, target };

/** Mail with unclaimed rewards (spec §3, "Mail"), including expired mail. */
export const entriesOfMail = (mails: readonly Mail[]): readonly RewardEntry[] =>
  mails
    .filter(({ claim }) => claim === 'claimable')
    .map(({ id, title, rewards, lapsesAt }) => ({
      ...BARE_ENTRY,
      ...splitRewards(rewards),
      key: `mail-${id}`,
      source: 'mail',
      name: title === '' ? null : { kind: 'text', text: title },
      state: 'claimable',
      claim: { kind: 'mail', mailId: id },
      endsAt: lapsesAt,
    }));

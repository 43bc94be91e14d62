/** The wagering requirement of a deposit or a bonus (spec §4: what locks the balance). */
import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { RewardBets, RewardEntry, RewardSource } from './reward-entry.ts';

export interface BetRequirement {
  readonly id: number;
  readonly source: RewardSource;
  /** The amount locked until the bets are made. */
  readonly amount: MinorUnits;
  readonly bets: RewardBets;
  readonly createdAt: EpochMs;
}

const SOURCES: Readonly<Record<string, RewardSource>> = {
  'accumulated-recharge': 'accumulated-recharge',
  bind: 'bind',
  'cash-bonus': 'cash-bonus',
  code: 'code',
  deposit: 'deposit',
  'deposit-bonus': 'deposit-bonus',
  mail: 'mail',
  'sign-up-bonus': 'sign-up-bonus',
  spin: 'spin-invite',
  task: 'task',
  vip: 'vip',
};

/** The source by the contract's name; an unknown name is a bonus. */
export const rewardSource = (word: string): RewardSource =>
  (Object.hasOwn(SOURCES, word) ? SOURCES[word] : undefined) ?? 'bonus';

/** The open requirements as entries of the rewards list, without deposits, which are no rewards. */
export const entriesOfBets = (requirements: readonly BetRequirement[]): readonly RewardEntry[] =>
  requirements
    .filter(({ source }) => source !== 'deposit')
    .map(({ id, source, amount, bets }) => ({
      key: `bets-${id}`,
      source,
      name: null,
      state: 'running',
      amount,
      items: [],
      condition: null,
      claim: null,
      bets,
      isGiven: true,
      endsAt: null,
    }));

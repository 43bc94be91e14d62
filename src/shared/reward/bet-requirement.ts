/** The wagering requirement of a deposit or a bonus (spec §4: what locks the balance). */
import { bonusSources } from '#shared/wagering/bonus-sources.ts';
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

const SOURCES: ReadonlyMap<string, RewardSource> = new Map<string, RewardSource>([
  ['deposit', 'deposit'],
  ...bonusSources.map(({ wagering, source }) => [wagering, source] as const),
]);

/** The source by the contract's name; an unknown name is a bonus. */
export const rewardSource = (word: string): RewardSource => SOURCES.get(word) ?? 'bonus';

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

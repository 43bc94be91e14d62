/** The remaining wagering requirement of each deposit and bonus. */
import { api } from '#api/api.ts';
import { registerEndpoints } from '#api/endpoint-registry.ts';
import type { ResponseOf } from '#contract/endpoints.ts';
import { wageringEndpoints } from '#contract/wagering.ts';
import { rewardSource, type BetRequirement } from '#domain/reward-entry/bet-requirement.ts';

registerEndpoints(wageringEndpoints);

export const wageringApi = api.injectEndpoints({
  endpoints: (build) => ({
    wagering: build.query<readonly BetRequirement[], void>({
      query: () => ({ name: 'wagering' }),
      transformResponse: ({ list }: ResponseOf<'wagering'>) =>
        list.map(({ id, source, amount, needBet, doneBet, createTime }) => ({
          id,
          source: rewardSource(source),
          amount,
          bets: { need: needBet, done: doneBet },
          createdAt: createTime,
        })),
    }),
  }),
});

export const { useLazyWageringQuery, useWageringQuery } = wageringApi;

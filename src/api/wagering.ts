/** The remaining wagering requirement of each deposit and bonus. */
import { api } from '#api/core/api.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import { wageringEndpoints } from '#shared/wagering/contract.ts';
import { rewardSource, type BetRequirement } from '#shared/reward/bet-requirement.ts';

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

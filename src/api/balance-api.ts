import type { EarlyAnswers } from '#api/answer-of.ts';
import { api } from '#api/api.ts';
import { toBalance } from '#api/player-wire.ts';
import type { ResponseOf } from '#contract/endpoints.ts';

export const balanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    refreshBalance: build.query<EarlyAnswers['refreshBalance'], void>({
      query: () => ({ name: 'refreshBalance' }),
      transformResponse: (answer: ResponseOf<'refreshBalance'>) => toBalance(answer),
      // Asked for again and again with nobody subscribed: see the footguns.
      keepUnusedDataFor: Infinity,
    }),
  }),
});

import type { EarlyAnswers } from '#api/core/answer-of.ts';
import { api } from '#api/core/api.ts';
import { toBalance } from '#api/player-wire.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';

export const balanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    refreshBalance: build.query<EarlyAnswers['refreshBalance'], void>({
      query: () => ({ name: 'refreshBalance' }),
      transformResponse: (answer: ResponseOf<'refreshBalance'>) => toBalance(answer),
      providesTags: ['balance'],
    }),
  }),
});

/** Fetches the balance now, for callers that await the answer. Others invalidate its tag. */
export const askBalance = () =>
  balanceApi.endpoints.refreshBalance.initiate(undefined, { forceRefetch: true, subscribe: false });

export const { useQuerySubscription: useBalanceSubscription } = balanceApi.endpoints.refreshBalance;

/** Bets and wins of the running play session. */
import { api } from '#api/core/api.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import { playEndpoints } from '#shared/play/contract.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { RoundSum } from '#shared/record/record-item.ts';

registerEndpoints(playEndpoints);

export const playSessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sums of all rounds that ended since a moment; the server adds them up, so one page is enough. */
    playSessionSum: build.query<RoundSum, EpochMs>({
      query: (beginTime) => ({ name: 'gameRecord', body: { pageNo: 1, pageSize: 1, beginTime } }),
      transformResponse: ({ sum }: ResponseOf<'gameRecord'>) => sum,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { usePlaySessionSumQuery } = playSessionApi;

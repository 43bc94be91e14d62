/** Bets and wins of the running play session. */
import { api } from '#api/api.ts';
import { registerEndpoints } from '#api/endpoint-registry.ts';
import type { ResponseOf } from '#contract/endpoints.ts';
import { playEndpoints } from '#contract/play.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { RoundSum } from '#domain/record/record-item.ts';

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

/** The activities that run for the player (contract, activities part). */
import { api } from '#api/core/api.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import { activityEndpoints } from '#shared/activity/contract.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';

registerEndpoints(activityEndpoints);

export interface RunningActivities {
  /** Numbers of the running activities. */
  readonly ids: readonly number[];
  /** By number: the beginner rule applies to players registered before this time (spec §4). */
  readonly beginnerTimes: Readonly<Record<number, EpochMs>>;
  /** By number: when each ends; missing for one without end. */
  readonly endTimes: Readonly<Record<number, EpochMs>>;
  /** Whether the server flags the account as a beginner's. */
  readonly isBeginner: boolean;
  readonly totalRecharge: MinorUnits;
  /** The server's time of the answer; null when it did not send one. */
  readonly answeredAt: EpochMs | null;
}

const FIVE_MINUTES = 300;

export const activityApi = api.enhanceEndpoints({ addTagTypes: ['activities'] }).injectEndpoints({
  endpoints: (build) => ({
    activities: build.query<RunningActivities, void>({
      query: () => ({ name: 'activities' }),
      transformResponse: (answer: ResponseOf<'activities'>, meta) => {
        const known = Object.values(answer.activityMap);
        return {
          ids: answer.activityIds,
          beginnerTimes: Object.fromEntries(known.map((one) => [one.id, one.beginnerTime])),
          endTimes: Object.fromEntries(
            known.flatMap(({ id, endTime }) => (endTime === undefined ? [] : [[id, endTime]])),
          ),
          isBeginner: answer.isBeginner === 1,
          totalRecharge: answer.totalRecharge,
          answeredAt: meta?.serverTime === undefined ? null : epochMs(meta.serverTime),
        };
      },
      keepUnusedDataFor: FIVE_MINUTES,
      providesTags: ['activities'],
    }),
  }),
});

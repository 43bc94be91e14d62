import { activityApi } from '#api/activity.ts';
import { stableResult } from '#api/core/stable-result.ts';

const NONE: readonly number[] = [];

/** Ids of the activities that run for the player; null while loading, empty when that failed. */
export function useRunning(): readonly number[] | null {
  const { data, error } = activityApi.useActivitiesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    selectFromResult: stableResult,
  });
  return data?.ids ?? (error === undefined ? null : NONE);
}

import { activityApi } from '#api/activity-api.ts';
import { calmly } from '#api/calm-query.ts';

const NONE: readonly number[] = [];

/** The ids of the activities that run for the player; null until that is known, none when it cannot be. */
export function useRunning(): readonly number[] | null {
  const { data, error } = activityApi.useActivitiesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    selectFromResult: calmly,
  });
  return data?.ids ?? (error === undefined ? null : NONE);
}

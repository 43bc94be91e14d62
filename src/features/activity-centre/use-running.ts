import { activityApi } from '#api/activity-api.ts';
import { calmly } from '#api/calm-query.ts';

const NONE: readonly number[] = [];

/** The ids of the activities that run for the player; none until the platform says. */
export function useRunning(): readonly number[] {
  const { data } = activityApi.useActivitiesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    selectFromResult: calmly,
  });
  return data?.ids ?? NONE;
}

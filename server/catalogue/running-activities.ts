import type { Kysely } from 'kysely';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Tables } from '#server/core/database/tables.ts';

type Running = Pick<WireResponseOf<'activities'>, 'activityIds' | 'activityMap'>;

/** The activities running at a time, by number. */
export async function runningActivities(db: Kysely<Tables>, now: EpochMs): Promise<Running> {
  const rows = await db
    .selectFrom('activity')
    .where('is_running', '=', true)
    .where((eb) => eb.or([eb('begin_time', 'is', null), eb('begin_time', '<=', now)]))
    .where((eb) => eb.or([eb('end_time', 'is', null), eb('end_time', '>', now)]))
    .orderBy('id')
    .selectAll()
    .execute();
  return {
    activityIds: rows.map(({ id }) => id),
    activityMap: Object.fromEntries(
      rows.map(({ id, beginner_time: beginnerTime, begin_time: beginTime, end_time: endTime }) => [
        String(id),
        {
          id,
          beginnerTime,
          ...(beginTime !== null && { beginTime }),
          ...(endTime !== null && { endTime }),
        },
      ]),
    ),
  };
}

/** The activities that run for a player (contract, activities part; spec §3 "Activity"). */
import { optionalField, orElse, tolerantList, tolerantRecord } from '#shared/wire/tolerance.ts';
import { amount, base, flag, id, moment } from '#shared/wire/wire.ts';
import * as v from 'valibot';

export const activityEndpoints = {
  activities: {
    path: '/app/v1/getActivityIds',
    access: 'public',
    request: v.object(base),
    response: v.object({
      activityIds: tolerantList(id),
      activityMap: tolerantRecord(
        v.object({
          id,
          /** The beginner rule applies to players registered before this time (spec §4). */
          beginnerTime: moment,
          beginTime: optionalField(moment),
          endTime: optionalField(moment),
        }),
      ),
      totalRecharge: amount,
      isBeginner: orElse(flag, 0),
    }),
  },
} as const;

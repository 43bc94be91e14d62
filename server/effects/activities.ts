import { accumulatedRecharge } from '#server/accumulated-recharge/activity.ts';
import { redPacket } from '#server/red-packet/activity.ts';
import { signUpBonus } from '#server/sign-up-bonus/activity.ts';
import { spinInvite } from '#server/spin-invite/activity.ts';
import type { QueuedActivity } from '#shared/activity/activities.ts';
import type { ServerActivity } from '#server/players/activity.ts';

/** The activities that players are invited to, as the server runs them; a notice pays nothing. */
export const serverActivities = {
  'sign-up-bonus': signUpBonus,
  'accumulated-recharge': accumulatedRecharge,
  'spin-invite': spinInvite,
  'red-packet': redPacket,
} as const satisfies Readonly<Record<Exclude<QueuedActivity, 'notice'>, ServerActivity>>;

type OfAny<Field extends keyof ServerActivity> =
  (typeof serverActivities)[keyof typeof serverActivities][Field];

/** All members of a union at once. */
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

const together = <Field extends 'handlers' | 'summaries'>(field: Field) =>
  Object.assign(
    {},
    ...Object.values(serverActivities).map((activity) => activity[field]),
  ) as Together<OfAny<Field>>;

/** The handlers of all activities, by the names of their calls. */
export const activityHandlers = together('handlers');

/** What their calls do, in one line each. */
export const activitySummaries = together('summaries');

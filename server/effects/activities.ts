import { accumulatedRecharge } from '#server/accumulated-recharge/activity.ts';
import { redPacket } from '#server/cash-bonus/activity.ts';
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

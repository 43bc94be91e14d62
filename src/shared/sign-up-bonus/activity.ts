import { seconds } from '#shared/time/duration.ts';
import type { Activity, ActivityFacts } from '#shared/activity/activity.ts';

/** The package that a deposit buys, with a claim on each of its days. */
export const signUpBonus = {
  id: 15,
  opens: '/deposit?typeId=SignUpBonus',
  queue: {
    reshowAfter: seconds(1),
    isAutomatic: true,
    isEligible: ({ signUpBonus: bonus }: ActivityFacts) =>
      bonus !== undefined && (!bonus.isOwned || bonus.isClaimable),
  },
  bonus: { reference: 'card-', wagering: 'sign-up-bonus' },
  orders: ['sign-up-bonus'],
} as const satisfies Activity;

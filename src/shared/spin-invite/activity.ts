import { seconds } from '#shared/time/duration.ts';
import type { Activity } from '#shared/activity/activity.ts';

/** The wheel, turned for invited friends. */
export const spinInvite = {
  id: 20,
  opens: '/activity/spin',
  queue: { reshowAfter: seconds(86_400), isAutomatic: false },
  bonus: { reference: 'spin-', wagering: 'spin' },
  orders: ['spin-join', 'spin', 'spin-payout'],
} as const satisfies Activity;

import { seconds } from '#shared/time/duration.ts';
import type { Activity } from '#shared/activity/activity.ts';

/** The red packet, whose coins are withdrawn to a bank account. */
export const redPacket = {
  id: 22,
  opens: '/activity/cashBonus',
  queue: { reshowAfter: seconds(86_400), isAutomatic: false },
  bonus: { reference: 'cash-', wagering: 'cash-bonus' },
  /** Claims on its page are stored on phones as `cash-bonus`, its first name; a new one would lose open claims. */
  orders: ['red-packet', 'cash-bonus'],
} as const satisfies Activity;

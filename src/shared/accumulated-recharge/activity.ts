import { seconds } from '#shared/time/duration.ts';
import type { Activity, BannerFacts } from '#shared/activity/activity.ts';

/** The tiers that all deposits together reach. */
export const accumulatedRecharge = {
  id: 28,
  opens: 'dialog',
  queue: { reshowAfter: seconds(1), isAutomatic: true },
  isBannerShown: ({ totalRecharge }: BannerFacts) => totalRecharge > 0,
  bonus: { reference: 'tier-', wagering: 'accumulated-recharge' },
  orders: ['accumulated-recharge'],
} as const satisfies Activity;

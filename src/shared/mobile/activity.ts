import type { Activity, BannerFacts } from '#shared/activity/activity.ts';

/** The reward for binding a mobile number. */
export const bind = {
  id: 4,
  opens: '/bind',
  isBannerShown: ({ hasBoundMobile }: BannerFacts) => !hasBoundMobile,
  bonus: { reference: 'bind-', wagering: 'bind' },
} as const satisfies Activity;

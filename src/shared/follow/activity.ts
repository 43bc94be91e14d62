import type { Activity } from '#shared/activity/activity.ts';

/** The rewards for following the operator's pages. */
export const followRewards = {
  id: 21,
  opens: 'dialog',
} as const satisfies Activity;

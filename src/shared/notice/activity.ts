import { seconds } from '#shared/time/duration.ts';
import type { Activity } from '#shared/activity/activity.ts';

/** The operator's notices. */
export const notice = {
  id: 25,
  opens: 'dialog',
  queue: { reshowAfter: seconds(43_200), isAutomatic: true },
} as const satisfies Activity;

import type { ActivityPart } from '#state/activity/activity-part.ts';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';

/** Its rewards are those of two tasks. */
export const useFollowRewardsPart = (): ActivityPart => ({
  Icon: HeartIcon,
  place: { dialog: 'follow-rewards' },
  loaded: [],
});

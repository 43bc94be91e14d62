import { useAccumulatedRechargePart } from '#features/accumulated-recharge/activity.ts';
import { useRedPacketPart } from '#features/red-packet/activity.ts';
import { useFollowRewardsPart } from '#features/follow-rewards/activity.ts';
import { useMailPart } from '#features/mail/activity.ts';
import { useSignUpBonusPart } from '#features/sign-up-bonus/activity.ts';
import { useSpinInvitePart } from '#features/spin-invite/activity.ts';
import { useTasksPart } from '#features/task/activity.ts';
import { useVipPart } from '#features/vip/activity.ts';
import type { ActivityParts } from '#state/activity/activity-part.ts';
import type { OnGot } from '#state/activity/use-entry-claim.ts';

/** The parts of the activity centre, in the order of its tiles. */
export const useActivityParts = (onGot: OnGot): ActivityParts => ({
  'sign-up-bonus': useSignUpBonusPart(onGot),
  'accumulated-recharge': useAccumulatedRechargePart(onGot),
  'follow-rewards': useFollowRewardsPart(),
  'spin-invite': useSpinInvitePart(),
  'red-packet': useRedPacketPart(),
  task: useTasksPart(onGot),
  mail: useMailPart(onGot),
  vip: useVipPart(onGot),
});

import {
  spinInviteStatus,
  spinInvite as spinInviteCall,
  spin,
  spinPayout,
  spinRecord,
} from './handler.ts';
import { spinInviteCheck } from './reconcile-check.ts';
import type { ServerActivity } from '#server/players/activity.ts';

/** The wheel, turned for invited friends. */
export const spinInvite = {
  handlers: { spinInviteStatus, spinInvite: spinInviteCall, spin, spinPayout, spinRecord },
  check: spinInviteCheck,
  promotions: ({ webConfig }) => {
    // The first wheel is usually in both.
    const { actInviteConditionModel: first, actInviteConditionModelClient2List: later } = webConfig;
    const wheels = new Map([...(first ? [first] : []), ...later].map((wheel) => [wheel.id, wheel]));
    return [...wheels.values()].map(({ id, betRate }) => ({
      promotion: `spin invite ${id}`,
      betTimes: betRate,
    }));
  },
} satisfies ServerActivity;

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
  summaries: {
    spinInviteStatus: "The status of the player's spin invite.",
    spinInvite: 'Joins the spin invite, or returns its progress.',
    spin: 'Spins the wheel, by the weights that the web config tells.',
    spinPayout: 'Pays a round whose target was reached.',
    spinRecord: 'Invited players, spins or payouts, newest first.',
  },
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

import { activityApi } from '#api/activity.ts';
import { protectionApi } from '#api/protection.ts';
import { serverNow } from '#api/core/server-clock.ts';
import { signUpBonusApi } from '#api/sign-up-bonus.ts';
import type { AppDispatch, RootState } from '#app/store.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { activities } from '#shared/activity/activities.ts';
import { activityQueue, nextActivity } from '#shared/activity/activity-queue.ts';
import type { ActivityFacts } from '#shared/activity/activity.ts';
import { daysBefore, epochMs, type EpochMs } from '#shared/time/duration.ts';
import { mayPromote } from '#shared/protection/account-state.ts';
import { readActivityMarks, readShownActivities } from '#state/activity/activity-marks.ts';
import { selectPlayer, selectAccountState } from '#state/session/session-slice.ts';

/** Facts known on the device, combined with the most favourable answer of the server. */
function mostPossibleFacts(): ActivityFacts {
  return {
    mayBeInvited: true,
    running: activityQueue.map(({ id }) => id),
    beginnerTimes: {},
    isBeginner: false,
    registeredAt: epochMs(0),
    shownThisSession: readShownActivities(),
    marks: readActivityMarks(),
    signUpBonus: { isOwned: false, isClaimable: false },
  };
}

/** Returns false when no activity could be shown whatever the server answers, so it need not be asked. */
export const mayAnyShow = (now: EpochMs): boolean =>
  nextActivity(mostPossibleFacts(), now) !== null;

/**
 * Loads all facts that the queue needs, reusing recent answers.
 * @returns null when nobody is signed in, or the server does not say which activities run
 */
export async function readActivityFacts(
  dispatch: AppDispatch,
  getState: () => RootState,
): Promise<ActivityFacts | null> {
  const { data } = await dispatch(activityApi.endpoints.activities.initiate(undefined, once));
  const player = selectPlayer(getState());
  if (data === undefined || player === null) return null;
  const { ids, beginnerTimes, isBeginner, answeredAt } = data;
  const isInvited = await mayInvite(dispatch, getState);
  // A notice dialog needs at least one notice.
  const hasNotices = (selectConfig(getState())?.notices.length ?? 0) > 0;
  const known = mostPossibleFacts();
  return {
    ...known,
    mayBeInvited: isInvited,
    running: ids.filter((id) => id !== activities.notice.id || hasNotices),
    beginnerTimes,
    isBeginner,
    registeredAt: daysBefore(answeredAt ?? epochMs(Date.now()), player.user.registeredDays),
    signUpBonus: await readSignUpBonus(ids, known.shownThisSession, dispatch),
  };
}

/** Undefined when it is not needed, or not available. */
async function readSignUpBonus(
  running: readonly number[],
  shown: readonly number[],
  dispatch: AppDispatch,
): Promise<ActivityFacts['signUpBonus']> {
  const { id } = activities['sign-up-bonus'];
  if (!running.includes(id) || shown.includes(id)) return undefined;
  const { data } = await dispatch(signUpBonusApi.endpoints.signUpBonus.initiate(undefined, once));
  return data && { isOwned: data.isOwned, isClaimable: data.isClaimable };
}

/** Refetched: a break may have begun since, on any device. A failed request blocks nothing. */
async function mayInvite(dispatch: AppDispatch, getState: () => RootState): Promise<boolean> {
  await dispatch(protectionApi.endpoints.protection.initiate(undefined, FORCE_REFETCH));
  return mayPromote(selectAccountState(getState()), serverNow());
}

const FORCE_REFETCH = { subscribe: false, forceRefetch: true } as const;
const once = { subscribe: false } as const;

/** Automatic activities: their code loads once there is a player, after the first paint. */
import type { IdleMoments } from '#app/later/idle-moments.ts';
import type { AppRouter } from '#app/settled/router.ts';
import type { AppListeners, AppStore } from '#app/store.ts';
import { localKeys, sessionKeys } from '#config/storage-keys.ts';
import { whenIdle } from '#browser/page/idle.ts';
import { localArea, sessionArea } from '#browser/storage/key-value.ts';
import { sessionEnded } from '#state/session/session-slice.ts';
import { isSignIn } from '#state/session/sign-in-answers.ts';
import { isAnyOf } from '@reduxjs/toolkit';
import { onPlayer } from './on-player.ts';

interface ActivityParts {
  /** Whether the operator lets activities open automatically. */
  readonly isAutomatic: boolean;
  readonly router: Promise<AppRouter>;
  readonly moments: IdleMoments;
}

export function addActivityListeners(
  listeners: AppListeners,
  store: AppStore,
  { isAutomatic, router, moments }: ActivityParts,
): void {
  listeners.startListening({
    // Spec §4: signing in resets the marks; they belong to the player and end with the session.
    matcher: isAnyOf(isSignIn, sessionEnded),
    effect: (action) => {
      sessionArea.remove(sessionKeys.activityIds);
      // After another tab's sign-in the stored marks are the next player's.
      const isElsewhere = sessionEnded.match(action) && action.payload === 'other-tab';
      if (!isElsewhere) localArea.remove(localKeys.activityMarks);
    },
  });
  if (!isAutomatic) return;
  onPlayer(listeners, store, () => whenIdle(() => void follow(store, router, moments)));
}

async function follow(
  store: AppStore,
  coming: Promise<AppRouter>,
  moments: IdleMoments,
): Promise<void> {
  const router = await coming;
  try {
    const { followActivities } = await import('#app/activity/follow-activities.ts');
    followActivities(store, router, moments);
  } catch {
    // Offline at that moment: the next player, or the next launch, retries.
  }
}

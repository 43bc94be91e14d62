/** The dot on the app's icon: unread mail of the signed-in player. */
import type { AppListeners, AppStore, RootState } from '#app/store.ts';
import { showAppBadge } from '#browser/install/app-badge.ts';
import { selectIsSignedIn, selectRedDots, sessionEnded } from '#state/session/session-slice.ts';

export function addBadgeListeners({ startListening }: AppListeners, store: AppStore): void {
  const show = (state: RootState) =>
    showAppBadge(selectIsSignedIn(state) && selectRedDots(state).hasUnreadMail);
  startListening({
    // The end of a session also clears the red dots.
    predicate: (action, now, before) =>
      sessionEnded.match(action) ||
      selectRedDots(now).hasUnreadMail !== selectRedDots(before).hasUnreadMail,
    effect: (_action, { getState }) => show(getState()),
  });
  // Red dots received before this listener was added.
  if (selectRedDots(store.getState()).hasUnreadMail) show(store.getState());
}

/** The dot on the app's icon: unread mail of the player who is signed in. */
import type { AppListeners, AppStore, RootState } from '#app/store.ts';
import { showAppBadge } from '#browser/app-badge.ts';
import { selectIsSignedIn, selectRedDots, sessionEnded } from '#session/session-slice.ts';

export function addBadgeListeners({ startListening }: AppListeners, store: AppStore): void {
  const show = (state: RootState) =>
    showAppBadge(selectIsSignedIn(state) && selectRedDots(state).hasUnreadMail);
  startListening({
    // A session that ends takes the red dots with it.
    predicate: (action, now, before) =>
      sessionEnded.match(action) ||
      selectRedDots(now).hasUnreadMail !== selectRedDots(before).hasUnreadMail,
    effect: (_action, { getState }) => show(getState()),
  });
  // Red dots that were told before this was here.
  if (selectRedDots(store.getState()).hasUnreadMail) show(store.getState());
}

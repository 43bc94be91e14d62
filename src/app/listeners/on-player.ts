import type { AppListeners, AppStore, RootState } from '#app/store.ts';
import { selectPlayer } from '#session/session-slice.ts';

/** Does the work whenever the phone or the platform has told who the player is, which may be now. */
export function onPlayer(
  { startListening }: AppListeners,
  store: AppStore,
  work: () => void | Promise<void>,
): void {
  startListening({
    predicate: (_action, now, before) => idOf(now) !== undefined && idOf(now) !== idOf(before),
    effect: work,
  });
  if (idOf(store.getState()) !== undefined) void work();
}

const idOf = (state: RootState) => selectPlayer(state)?.user.id;

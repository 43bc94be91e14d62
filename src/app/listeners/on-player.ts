import type { AppListeners, AppStore, RootState } from '#app/store.ts';
import { selectPlayer } from '#state/session/session-slice.ts';

/** Runs the work whenever the player becomes known, from storage or the server, or now if already known. */
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

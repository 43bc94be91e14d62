/** Stores data for the next launch. */
import type { CallMeta } from '#api/core/base-query.ts';
import type { AnswerMeta } from '#api/core/answer-of.ts';
import type { LobbyAnswer } from '#api/lobby-answer.ts';
import type { AppListeners, RootState } from '#app/store.ts';
import {
  isLobbyAnswer,
  nextListReady,
  selectAskedAt,
  selectGameListVersion,
  selectNextList,
} from '#state/catalogue/catalogue-slice.ts';
import { storeLobby } from '#state/catalogue/stored-lobby.ts';
import { promoteNextList } from '#browser/storage/records/lobby-records.ts';
import { selectPlayer } from '#state/session/session-slice.ts';
import { storePlayer } from '#state/session/stored-player.ts';

export function addStorageListeners(listeners: AppListeners): void {
  const { startListening } = listeners;
  addPromotion(listeners);
  startListening({
    matcher: isLobbyAnswer,
    effect: ({ meta, payload }, { getState }) => keep(meta, payload, getState()),
  });

  startListening({
    predicate: (_action, now, before) =>
      selectPlayer(now) !== null && selectPlayer(now) !== selectPlayer(before),
    effect: async (_action, { getState, cancelActiveListeners, delay }) => {
      // Merges a burst of changes into one write.
      cancelActiveListeners();
      await delay(STORE_AFTER_MS);
      const player = selectPlayer(getState());
      if (player !== null) await storePlayer(player, Date.now());
    },
  });
}

const STORE_AFTER_MS = 50;

/** Stores the list in the lobby's place for it: with the shown one, or with the waiting one. */
function keep(
  meta: AnswerMeta,
  { gameListVersion, isPartial = false }: LobbyAnswer,
  state: RootState,
): Promise<void> {
  // Only complete lists are stored.
  if (isPartial) return Promise.resolve();
  const { raw, startedAt, serverTime: sentAt = null } = (meta.baseQueryMeta ?? {}) as CallMeta;
  if (selectAskedAt(state) !== startedAt) return Promise.resolve();
  const isNext = selectNextList(state)?.gameListVersion === gameListVersion;
  return storeLobby(raw, meta.fulfilledTimeStamp, { sentAt, place: isNext ? 'next' : 'shown' });
}

/** Once its icons are ready, the list is the one that the next launch shows. */
function addPromotion({ startListening }: AppListeners): void {
  startListening({
    actionCreator: nextListReady,
    effect: ({ payload }) => promoteNextList(payload, Date.now()),
  });
  startListening({
    predicate: (_action, now, before) =>
      selectNextList(before) !== null &&
      selectGameListVersion(now) === selectNextList(before)?.gameListVersion,
    effect: (_action, { getState }) =>
      promoteNextList(selectGameListVersion(getState()), Date.now()),
  });
}

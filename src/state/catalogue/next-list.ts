/** When a new game list is shown: together with its icons, and never while the player uses the old one. */
import type { LobbyAnswer } from '#api/lobby-answer.ts';
import type { CatalogueState } from '#state/catalogue/catalogue-state.ts';
import { keepEqualParts } from './keep-equal-parts.ts';

/** A list whose icons do not load is shown after half an hour anyway. */
const WAITS_AT_MOST_MS = 1_800_000;

/** The times of an answer, each by the clock named in the state. */
export interface AnswerTimes {
  readonly askedAt: number;
  readonly receivedAt: number;
  readonly sentAt: number | null;
}

/** True for an answer that was requested before the shown one. */
const isLateAnswer = ({ askedAt: known }: CatalogueState, { askedAt }: AnswerTimes): boolean =>
  known !== null && askedAt < known;

/**
 * The lobby after an answer. Only a list of another version replaces the shown one (spec §4): at once if
 * nothing is shown or no worker caches icons, else it waits as the next list. Until then the shown list and
 * its icon URLs stay.
 */
export function withAnswer(
  state: CatalogueState,
  { config: fresh, games, gameListVersion, isPartial = false }: LobbyAnswer,
  times: AnswerTimes,
): CatalogueState {
  if (isLateAnswer(state, times)) return state;
  const config = Object.freeze(keepEqualParts(state.config, fresh));
  const updated = { ...state, ...times, config };
  const { next } = state;
  // The first games of a first visit, and then all of them: neither waits for icons.
  const isFirst = state.isPartial || state.games.length === 0;
  if (games !== undefined && isFirst)
    return { ...updated, games, gameListVersion, isPartial, next: null };
  // The shown list is already complete.
  if (isPartial) return updated;
  if (gameListVersion === state.gameListVersion) return { ...updated, next: null };
  const waiting = { ...config, iconAddress: state.config?.iconAddress ?? config.iconAddress };
  if (games === undefined) {
    if (next?.gameListVersion !== gameListVersion) return updated;
    // It waited a whole visit for its icons and the server is reachable: it waits no longer.
    const isReady = next.isReady || next.receivedAt === null;
    return {
      ...updated,
      config: waiting,
      next: { ...next, iconAddress: config.iconAddress, isReady },
    };
  }
  if (!state.isGated) {
    return { ...updated, games, gameListVersion, next: null };
  }
  const { iconAddress } = config;
  const { receivedAt, sentAt } = times;
  return {
    ...updated,
    config: waiting,
    next: { games, gameListVersion, iconAddress, receivedAt, sentAt, isReady: false },
  };
}

/** Shows the next list if it is ready or overdue. @param now epoch ms */
export function withNextShown(state: CatalogueState, now: number): CatalogueState {
  const { next, config } = state;
  if (next === null || config === null) return state;
  const { games, gameListVersion, iconAddress, receivedAt, isReady } = next;
  const isOverdue = receivedAt !== null && Math.abs(now - receivedAt) >= WAITS_AT_MOST_MS;
  if (!isReady && !isOverdue) return state;
  return { ...state, config: { ...config, iconAddress }, games, gameListVersion, next: null };
}

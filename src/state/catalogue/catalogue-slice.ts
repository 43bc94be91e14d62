/** The lobby as shown: config and game list, stored or fresh (spec §4, "App start"). */
import type { ApiError } from '#shared/wire/api-error.ts';
import { answerOf, type AnswerMeta } from '#api/core/answer-of.ts';
import type { CallMeta } from '#api/core/base-query.ts';
import type { LobbyAnswer } from '#api/lobby-answer.ts';
import { arrangeCatalogue } from '#shared/lobby/catalogue.ts';
import {
  createAction,
  createSelector,
  createSlice,
  original,
  type Draft,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { CatalogueState, NextList } from './catalogue-state.ts';
import { withAnswer, withNextShown, type AnswerTimes } from './next-list.ts';

const nothing: CatalogueState = {
  config: null,
  games: [],
  gameListVersion: '',
  isPartial: false,
  receivedAt: null,
  problem: null,
  isRefreshing: false,
  askedAt: null,
  sentAt: null,
  next: null,
  isGated: false,
};

/** Requests a refresh of the lobby; the composition root handles it. */
export const lobbyRefreshRequested = createAction('catalogue/lobbyRefreshRequested');

const isVisitorsAnswer = answerOf('appConfig');
const isPlayersAnswer = answerOf('afterLoginConfig');

/** The server's lobby answer, for a visitor or a player. */
export const isLobbyAnswer = (
  action: unknown,
): action is PayloadAction<LobbyAnswer, string, AnswerMeta> =>
  isVisitorsAnswer(action) || isPlayersAnswer(action);

/**
 * Has a reducer work on the plain state. These build new states, and comparing a lobby through Immer's proxies
 * takes six times as long.
 */
const onPlain =
  <Action>(reduce: (state: CatalogueState, action: Action) => CatalogueState) =>
  (draft: Draft<CatalogueState>, action: Action): CatalogueState =>
    reduce(original(draft) ?? draft, action);

const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState: nothing,
  reducers: {
    storedLobbyRead: onPlain(
      (
        state,
        {
          payload: { lobby, receivedAt, sentAt, next = null },
        }: PayloadAction<{
          lobby: LobbyAnswer;
          receivedAt: number;
          sentAt: number | null;
          next?: Omit<NextList, 'receivedAt' | 'isReady'> | null;
        }>,
      ) => {
        if (state.config !== null) return state;
        const shown = withAnswer(state, lobby, { askedAt: 0, receivedAt, sentAt });
        const waits = next && { ...next, receivedAt: null, isReady: false };
        return { ...shown, askedAt: null, next: waits };
      },
    ),
    listsGated: onPlain((state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      isGated: payload,
      next: state.next && { ...state.next, isReady: state.next.isReady || !payload },
    })),
    nextListReady: onPlain((state, { payload }: PayloadAction<string>) =>
      state.next?.gameListVersion === payload
        ? { ...state, next: { ...state.next, isReady: true } }
        : state,
    ),
    /** A good moment to show another list; payload: the time, epoch ms. */
    nextListWelcome: onPlain((state, { payload }: PayloadAction<number>) =>
      withNextShown(state, payload),
    ),
    lobbyRefreshStarted: (state) => {
      state.isRefreshing = true;
    },
    lobbyRefreshFailed: onPlain((state, { payload }: PayloadAction<ApiError>) => ({
      ...state,
      isRefreshing: false,
      problem: payload,
    })),
  },
  extraReducers: (build) => {
    build.addMatcher(
      isLobbyAnswer,
      onPlain((state, { payload, meta }) => ({
        ...withAnswer(state, payload, timesOf(meta)),
        isRefreshing: false,
        problem: null,
      })),
    );
  },
  selectors: {
    selectConfig: (state) => state.config,
    selectGames: (state) => state.games,
    selectGameListVersion: (state) => state.gameListVersion,
    selectIsPartial: (state) => state.isPartial,
    /** Version of the newest list that the app has, shown or not. */
    selectNewestVersion: (state) => state.next?.gameListVersion ?? state.gameListVersion,
    selectNextList: (state) => state.next,
    selectAskedAt: (state) => state.askedAt,
    selectReceivedAt: (state) => state.receivedAt,
    selectProblem: (state) => state.problem,
    /** Only the first games have loaded, and no request for the rest has failed so far. */
    selectIsListComing: (state) => state.isPartial && state.problem === null,
    selectIsRefreshing: (state) => state.isRefreshing,
  },
});

function timesOf({ fulfilledTimeStamp, baseQueryMeta }: AnswerMeta): AnswerTimes {
  const { startedAt = 0, serverTime = null } = (baseQueryMeta ?? {}) as Partial<CallMeta>;
  return { askedAt: startedAt, receivedAt: fulfilledTimeStamp, sentAt: serverTime };
}

export const catalogueReducer = catalogueSlice.reducer;
export const {
  storedLobbyRead,
  lobbyRefreshStarted,
  lobbyRefreshFailed,
  listsGated,
  nextListReady,
  nextListWelcome,
} = catalogueSlice.actions;
export const {
  selectConfig,
  selectGames,
  selectGameListVersion,
  selectIsPartial,
  selectNewestVersion,
  selectNextList,
  selectAskedAt,
  selectReceivedAt,
  selectProblem,
  selectIsListComing,
  selectIsRefreshing,
} = catalogueSlice.selectors;

type RootState = Parameters<typeof selectGames>[0];

/** The arranged lists; recomputed only when the list or the config's lists change. */
export const selectCatalogue = createSelector(
  [
    selectGames,
    (state: RootState) => selectConfig(state)?.categories,
    (state: RootState) => selectConfig(state)?.providers,
  ],
  (games, categories = [], providers = []) => arrangeCatalogue(games, categories, providers),
);

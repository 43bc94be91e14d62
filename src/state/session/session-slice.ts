/** The signed-in player and all their data (spec §3, "User info" and "User store"). */
import { answerOf, requestOf } from '#api/core/answer-of.ts';
import type { GameId } from '#shared/game/game.ts';
import { likesWith, withoutPending, withPending, type PendingLike } from '#shared/game/likes.ts';
import { FREE, accountStateAfterStart } from '#shared/protection/account-state.ts';
import { NO_RED_DOTS, type RedDots } from '#shared/activity/red-dot.ts';
import {
  mergeBanks,
  newerBalance,
  withPlayed,
  withUser,
  type Balance,
  type BankAccount,
  type Player,
} from '#shared/account/user.ts';
import { createSelector, createSlice, isFulfilled, type PayloadAction } from '@reduxjs/toolkit';
import { dotsAfter } from '#state/activity/dot-answers.ts';
import { isMoneyAnswer } from '#state/money-call/money-answer.ts';
import { accountStateAfter } from './account-state-answers.ts';
import { isSignIn } from './sign-in-answers.ts';

/**
 * Why a session ended; the login screen shows it. `expired`: a call was refused, so the player is sent to
 * sign in. `lost`: the after-login config was refused; it is flagged public, so nobody is redirected (spec
 * §4, "App start"; §6).
 */
export type SessionEnd = 'logged-out' | 'expired' | 'lost' | 'other-tab';

export interface SessionState {
  /** Whether there is a stored token (spec §6: two states, visitor and player). */
  readonly isSignedIn: boolean;
  /** Null for a visitor, and for a player until the server or storage has provided it. */
  readonly player: Player | null;
  /** Likes that the server has not confirmed yet, oldest first. They take precedence on the screen. */
  readonly pendingLikes: readonly PendingLike[];
  /** Likes saved since the player's data was last requested: that answer may be older. */
  readonly newLikes: readonly PendingLike[];
  readonly redDots: RedDots;
  /** Coins of a game are still pending: the balance will change. */
  readonly isSettling: boolean;
  /** Money is locked until enough is bet, as the server last said. */
  readonly isWagering: boolean;
  readonly lastEnd: SessionEnd | null;
}

const visitor: SessionState = {
  isSignedIn: false,
  player: null,
  pendingLikes: [],
  newLikes: [],
  redDots: NO_RED_DOTS,
  isSettling: false,
  isWagering: false,
  lastEnd: null,
};

const NO_BANKS: readonly BankAccount[] = [];
const NO_GAMES: readonly GameId[] = [];
const NO_LIKES: Readonly<Record<string, boolean>> = {};

const sessionSlice = createSlice({
  name: 'session',
  initialState: visitor,
  reducers: {
    /** There is a stored token from an earlier visit. */
    sessionFound: (state) => ({ ...state, isSignedIn: true, lastEnd: null }),
    /** The stored player; the server's answer replaces it. */
    storedPlayerRead: (state, { payload }: PayloadAction<Player>) =>
      state.isSignedIn && state.player === null ? { ...state, player: payload } : state,
    sessionEnded: (_state, { payload }: PayloadAction<SessionEnd>) => ({
      ...visitor,
      lastEnd: payload,
    }),
    /** Bank accounts that were saved, or sent by the server: merged by bank (spec §3). */
    banksReceived: (state, { payload }: PayloadAction<readonly BankAccount[]>): SessionState =>
      state.player === null
        ? state
        : { ...state, player: { ...state.player, banks: mergeBanks(state.player.banks, payload) } },
    likePressed: (state, { payload }: PayloadAction<PendingLike>): SessionState =>
      state.player === null
        ? state
        : { ...state, pendingLikes: withPending(state.pendingLikes, payload) },
    /** The server accepted a like, or refused it: a later one for the same game stays. */
    likeAnswered: (
      state,
      { payload: { like, isSaved } }: PayloadAction<{ like: PendingLike; isSaved: boolean }>,
    ): SessionState => {
      const answered = { ...state, pendingLikes: withoutPending(state.pendingLikes, like) };
      return isSaved ? confirmed(answered, [like]) : answered;
    },
    /** The stored pending likes. One missing there was sent by another tab. */
    pendingLikesRead: (state, { payload }: PayloadAction<readonly PendingLike[]>): SessionState => {
      if (state.player === null) return state;
      const gone = state.pendingLikes.filter(
        ({ gameId }) => !payload.some((liked) => liked.gameId === gameId),
      );
      return confirmed({ ...state, pendingLikes: payload }, gone);
    },
    /** Balances right after a money call: the newest number wins (contract, start-up part). */
    balanceReceived: (
      state,
      { payload }: PayloadAction<Pick<Balance, 'seq'> & Partial<Balance>>,
    ): SessionState => {
      if (state.player === null) return state;
      const { balance } = state.player;
      return {
        ...state,
        player: { ...state.player, balance: newerBalance(balance, { ...balance, ...payload }) },
      };
    },
    settlingChanged: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      isSettling: payload && state.isSignedIn,
    }),
    /** A game was opened: it becomes the first of the history. */
    gamePlayed: (state, { payload }: PayloadAction<GameId>): SessionState =>
      state.player === null
        ? state
        : {
            ...state,
            player: { ...state.player, history: withPlayed(state.player.history, payload) },
          },
  },
  extraReducers: (build) => {
    build
      .addMatcher(isSignIn, (state, { payload }) => ({
        ...state,
        isSignedIn: true,
        player: payload,
        pendingLikes: [],
        newLikes: [],
        lastEnd: null,
      }))
      .addMatcher(requestOf('afterLoginConfig'), (state) => ({ ...state, newLikes: [] }))
      .addMatcher(answerOf('afterLoginConfig'), (state, { payload }) => {
        if (!state.isSignedIn) return state;
        const isSame = state.player?.user.id === payload.player.user.id;
        const held = isSame ? (state.player?.balance ?? null) : null;
        const balance = newerBalance(held, payload.player.balance);
        const known = isSame ? (state.player?.accountState ?? FREE) : FREE;
        const accountState = accountStateAfterStart(known, payload.player.accountState);
        const player = { ...payload.player, balance, accountState };
        if (!isSame) return { ...state, player, pendingLikes: [], newLikes: [] };
        return { ...state, player: { ...player, likes: likesWith(player.likes, state.newLikes) } };
      })
      .addMatcher(answerOf('refreshBalance'), (state, { payload }) => {
        if (state.player === null) return state;
        const held = state.player.balance;
        const balance = newerBalance(held, payload);
        return balance === held ? state : { ...state, player: { ...state.player, balance } };
      })
      .addMatcher(answerOf('withdrawalTerms'), (state, { payload }) => ({
        ...state,
        isWagering: state.isSignedIn && payload.exchange.locked > 0,
      }))
      .addMatcher(answerOf('bindAccount'), (state, { payload: { mobile } }) => ({
        ...state,
        player: state.player && withUser(state.player, { mobile }),
      }))
      .addMatcher(answerOf('changeProfile'), (state, { payload: { nickname, avatar } }) => ({
        ...state,
        player: state.player && withUser(state.player, { nickname, avatar }),
      }))
      .addMatcher(isMoneyAnswer, (state, { payload }) => {
        if (state.player === null) return state;
        const held = state.player.balance;
        const { coin, seq, lottery = held.lottery } = payload;
        const balance = newerBalance(held, { ...held, coin, lottery, seq });
        return balance === held ? state : { ...state, player: { ...state.player, balance } };
      })
      .addMatcher(isFulfilled, (state, action) => {
        if (!state.isSignedIn) return state;
        const redDots = dotsAfter(state.redDots, action);
        const known = redDots === state.redDots ? state : { ...state, redDots };
        if (known.player === null) return known;
        const accountState = accountStateAfter(known.player.accountState, action);
        return accountState === known.player.accountState
          ? known
          : { ...known, player: { ...known.player, accountState } };
      });
  },
  selectors: {
    selectIsSignedIn: (state) => state.isSignedIn,
    selectPlayer: (state) => state.player,
    selectAccountState: (state) => state.player?.accountState ?? FREE,
    selectBalance: (state) => state.player?.balance ?? null,
    selectBanks: (state) => state.player?.banks ?? NO_BANKS,
    selectHistory: (state) => state.player?.history ?? NO_GAMES,
    /** All likes as shown: the server's, overridden by the pending ones. */
    selectLikes: (state) => shownLikes(state),
    /** One game's like, so that a tap re-renders one card. */
    selectIsLiked: (state, gameId: GameId) =>
      state.pendingLikes.find((like) => like.gameId === gameId)?.isLiked ??
      state.player?.likes[gameId] === true,
    selectPendingLikes: (state) => state.pendingLikes,
    selectRedDots: (state) => state.redDots,
    selectIsSettling: (state) => state.isSettling,
    selectIsWagering: (state) => state.isWagering,
    selectLastEnd: (state) => state.lastEnd,
  },
});

/** Marks these likes as stored on the server. */
function confirmed(state: SessionState, pending: readonly PendingLike[]): SessionState {
  if (state.player === null || pending.length === 0) return state;
  return {
    ...state,
    player: { ...state.player, likes: likesWith(state.player.likes, pending) },
    newLikes: pending.reduce(withPending, state.newLikes),
  };
}

const shownLikes = createSelector(
  [
    (state: SessionState) => state.player?.likes ?? NO_LIKES,
    (state: SessionState) => state.pendingLikes,
  ],
  likesWith,
);

export const sessionReducer = sessionSlice.reducer;
export const {
  sessionFound,
  storedPlayerRead,
  sessionEnded,
  banksReceived,
  likePressed,
  likeAnswered,
  pendingLikesRead,
  balanceReceived,
  settlingChanged,
  gamePlayed,
} = sessionSlice.actions;
export const {
  selectIsSignedIn,
  selectPlayer,
  selectAccountState,
  selectBalance,
  selectBanks,
  selectHistory,
  selectLikes,
  selectIsLiked,
  selectPendingLikes,
  selectRedDots,
  selectIsSettling,
  selectIsWagering,
  selectLastEnd,
} = sessionSlice.selectors;

/** One visit to a game, from the request to start it until it is left, as a state machine. */
import { milliseconds, type EpochMs, type Milliseconds } from '#shared/time/duration.ts';
import type { StartFailure } from './start-failure.ts';

/** A game session that the server started. */
export interface OpenedGame {
  /** URL of the game; used unchanged. */
  readonly url: string;
  /** Where the server wants it: in the app's frame, in place of the app, in a window. */
  readonly place: 'frame' | 'page' | 'window';
  readonly sessionId: string;
  /** The only origin whose messages are accepted. */
  readonly origin: string;
  readonly orientation: 'any' | 'portrait' | 'landscape';
  readonly canPause: boolean;
}

export type PlayPhase =
  /** The server is asked to start the game. */
  | { readonly name: 'asking' }
  /** Coins are being settled: asked again at this moment. */
  | { readonly name: 'settling'; readonly until: EpochMs }
  /** The frame loads; the game has not reported that it is ready. */
  | { readonly name: 'opening'; readonly game: OpenedGame }
  | { readonly name: 'playing'; readonly game: OpenedGame; readonly since: EpochMs }
  /** Nothing was received for too long; the frame stays, since the game may still start. */
  | { readonly name: 'silent'; readonly game: OpenedGame; readonly failure: StartFailure }
  /** The game runs in a window or in place of the app. */
  | { readonly name: 'elsewhere'; readonly game: OpenedGame }
  | { readonly name: 'failed'; readonly failure: StartFailure }
  | { readonly name: 'left' };

export interface PlayState {
  readonly phase: PlayPhase;
  /** Consecutive answers that coins are being settled. */
  readonly settlings: number;
  /** A round is running in the game. */
  readonly isRoundOpen: boolean;
  /** A problem reported by the game; null when none. */
  readonly problem: string | null;
  /** Incremented with every start, so that each gets its own frame. */
  readonly opening: number;
}

export type PlayEvent =
  | { readonly type: 'started'; readonly game: OpenedGame }
  | { readonly type: 'refused'; readonly failure: StartFailure; readonly now: EpochMs }
  /** The phase has timed out (`timeLimit`). */
  | { readonly type: 'time-up' }
  | { readonly type: 'ready'; readonly now: EpochMs }
  | { readonly type: 'round-begun' | 'round-ended' }
  | { readonly type: 'problem-reported'; readonly text: string }
  | { readonly type: 'problem-read' }
  | { readonly type: 'frame-blocked' }
  | { readonly type: 'moved-to-page' }
  /** The player may no longer play: the running round has ended. */
  | { readonly type: 'stopped'; readonly failure: StartFailure }
  | { readonly type: 'retried' }
  | { readonly type: 'left' };

/** How long a game may take to report that it is ready. */
const READY_LIMIT = milliseconds(10_000);

/** Retry delays while coins are being settled (contract, games part). */
export const SETTLING_STEPS: readonly Milliseconds[] = [1_000, 2_000, 4_000, 8_000].map(
  milliseconds,
);

export const askedState: PlayState = {
  phase: { name: 'asking' },
  settlings: 0,
  isRoundOpen: false,
  problem: null,
  opening: 0,
};

/** Timeout of the current phase; null when it has none. */
export function timeLimit({ phase, settlings }: PlayState): Milliseconds | null {
  if (phase.name === 'opening') return READY_LIMIT;
  return phase.name === 'settling' ? (SETTLING_STEPS[settlings - 1] ?? null) : null;
}

export function gameOf({ phase }: PlayState): OpenedGame | null {
  return 'game' in phase ? phase.game : null;
}

/** The state after an event; one that does not apply to the phase changes nothing. */
export function nextPlay(state: PlayState, event: PlayEvent): PlayState {
  const { phase } = state;
  const isFramed = phase.name === 'opening' || phase.name === 'playing' || phase.name === 'silent';
  switch (event.type) {
    case 'started':
      return phase.name === 'asking' ? opened(state, event.game) : state;
    case 'refused':
      return phase.name === 'asking' ? refused(state, event) : state;
    case 'time-up':
      return afterLimit(state);
    case 'ready':
      if (phase.name !== 'opening' && phase.name !== 'silent') return state;
      return { ...state, phase: { name: 'playing', game: phase.game, since: event.now } };
    case 'round-begun':
    case 'round-ended': {
      const isRoundOpen = event.type === 'round-begun';
      // What went wrong in an earlier round no longer matters.
      const problem = isRoundOpen ? null : state.problem;
      const isNew = state.isRoundOpen !== isRoundOpen || state.problem !== problem;
      return isFramed && isNew ? { ...state, isRoundOpen, problem } : state;
    }
    case 'problem-reported':
      return isFramed && state.problem !== event.text ? { ...state, problem: event.text } : state;
    case 'problem-read':
      return state.problem === null ? state : { ...state, problem: null };
    case 'frame-blocked':
      return phase.name === 'opening' ? silent(state, phase.game, 'frame-blocked') : state;
    case 'moved-to-page': {
      if (!isFramed) return state;
      const game = { ...phase.game, place: 'page' } as const;
      return { ...calm(state), phase: { name: 'elsewhere', game } };
    }
    case 'stopped':
      if (gameOf(state) === null) return state;
      return { ...calm(state), phase: { name: 'failed', failure: event.failure } };
    case 'retried':
      if (phase.name === 'asking' || phase.name === 'settling') return state;
      return { ...askedState, opening: state.opening };
    case 'left':
      return phase.name === 'left' ? state : { ...calm(state), phase: { name: 'left' } };
  }
}

const calm = (state: PlayState): PlayState => ({ ...state, isRoundOpen: false, problem: null });

function opened(state: PlayState, game: OpenedGame): PlayState {
  const isHere = game.place === 'frame';
  return {
    ...state,
    settlings: 0,
    opening: state.opening + 1,
    phase: { name: isHere ? 'opening' : 'elsewhere', game },
  };
}

function refused(
  state: PlayState,
  { failure, now }: Extract<PlayEvent, { type: 'refused' }>,
): PlayState {
  const wait = SETTLING_STEPS[state.settlings];
  if (failure.name !== 'settling' || wait === undefined) {
    return { ...state, settlings: 0, phase: { name: 'failed', failure } };
  }
  const until = (now + wait) as EpochMs;
  return { ...state, settlings: state.settlings + 1, phase: { name: 'settling', until } };
}

function afterLimit(state: PlayState): PlayState {
  const { phase } = state;
  if (phase.name === 'settling') return { ...state, phase: { name: 'asking' } };
  return phase.name === 'opening' ? silent(state, phase.game, 'silent') : state;
}

const silent = (
  state: PlayState,
  game: OpenedGame,
  name: 'silent' | 'frame-blocked',
): PlayState => ({ ...state, phase: { name: 'silent', game, failure: { name } } });

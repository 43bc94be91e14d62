/**
 * One visit to a game. Lives outside React: a screen that renders again, or mounts twice as React does in
 * development, starts and leaves the game only once.
 */
import type { EpochMs, Milliseconds } from '#shared/time/duration.ts';
import {
  askedState,
  gameOf,
  nextPlay,
  timeLimit,
  type OpenedGame,
  type PlayEvent,
  type PlayState,
} from '#shared/play/play-state.ts';
import type { StartFailure } from '#shared/play/start-failure.ts';

/** The run's side effects. */
export interface RunPorts {
  /** Asks the server to start the game. Never rejects. */
  ask(): Promise<{ readonly game: OpenedGame } | { readonly failure: StartFailure }>;
  /** Records an opened session. Resolves once it is stored on the device. */
  opened(sessionId: string): Promise<void>;
  leave(sessionId: string): void;
  /** The game continues outside the app; the next start leaves it. */
  handOver(sessionId: string): void;
  openPage(url: string): void;
  openWindow(url: string): void;
  refreshBalance(): void;
  now(): EpochMs;
  /** Schedules work; the returned function cancels it. */
  after(wait: Milliseconds, work: () => void): () => void;
}

export interface GameRun {
  readonly getState: () => PlayState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly send: (event: PlayEvent) => void;
  /** The screen is mounted: starts the game, unless that has been done. */
  readonly enter: () => void;
  /** The screen is unmounted, or seems to be: leaves unless it is mounted again in the same turn. */
  readonly exit: () => void;
  /** The page may be closed: leaves a game in its frame now. */
  readonly pageLeft: () => void;
  /** The page was restored: reopens a game that was left with it. */
  readonly restored: () => void;
  /** Leaves the open game and starts again. */
  readonly retry: () => void;
  /** The player may no longer play: leaves the open game and shows the reason. */
  readonly stop: (failure: StartFailure) => void;
  /** Replaces the whole app with the game. */
  readonly moveToPage: () => void;
}

export function createGameRun(ports: RunPorts): GameRun {
  let state = askedState;
  let hasBegun = false;
  let isHere = false;
  /** Number of the latest call; answers to earlier ones are ignored. */
  let asking = 0;
  let callOff: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function send(event: PlayEvent): void {
    const before = state;
    state = nextPlay(before, event);
    if (state === before) return;
    if (state.phase !== before.phase) followPhase(before);
    for (const listener of listeners) listener();
  }

  function followPhase(before: PlayState): void {
    callOff?.();
    const limit = timeLimit(state);
    callOff = limit === null ? undefined : ports.after(limit, () => send({ type: 'time-up' }));
    if (state.phase.name === 'asking' && before.phase.name !== 'asking') void ask();
    if (state.phase.name === 'settling') ports.refreshBalance();
  }

  async function ask(): Promise<void> {
    asking += 1;
    const mine = asking;
    const answer = await ports.ask();
    if ('failure' in answer) {
      if (mine === asking) send({ type: 'refused', failure: answer.failure, now: ports.now() });
      return;
    }
    const { game } = answer;
    const isSaved = ports.opened(game.sessionId);
    if (mine !== asking || state.phase.name !== 'asking') {
      // Opened too late: the player has left already.
      ports.leave(game.sessionId);
      return;
    }
    if (game.place === 'page') {
      // A session that is not stored by now could not be left at the next start.
      await isSaved;
      if (mine !== asking) return;
    }
    send({ type: 'started', game });
    if (game.place === 'page') goTo(game);
    else if (game.place === 'window') ports.openWindow(game.url);
  }

  function goTo({ sessionId, url }: OpenedGame): void {
    ports.handOver(sessionId);
    ports.openPage(url);
  }

  function leave(): void {
    const game = gameOf(state);
    asking += 1;
    send({ type: 'left' });
    if (game !== null) ports.leave(game.sessionId);
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    send,
    enter() {
      isHere = true;
      if (hasBegun) return;
      hasBegun = true;
      void ask();
    },
    exit() {
      isHere = false;
      queueMicrotask(() => {
        if (!isHere) leave();
      });
    },
    pageLeft() {
      // A game that runs elsewhere continues without this page.
      if (state.phase.name !== 'elsewhere') leave();
    },
    restored() {
      if (isHere && state.phase.name === 'left') send({ type: 'retried' });
    },
    retry() {
      const game = gameOf(state);
      if (game !== null) ports.leave(game.sessionId);
      send({ type: 'retried' });
    },
    stop(failure) {
      const game = gameOf(state);
      send({ type: 'stopped', failure });
      if (game !== null) ports.leave(game.sessionId);
    },
    moveToPage() {
      const game = gameOf(state);
      send({ type: 'moved-to-page' });
      if (game !== null && state.phase.name === 'elsewhere') goTo(game);
    },
  };
}

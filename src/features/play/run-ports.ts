import { serverNow } from '#api/core/server-clock.ts';
import { balanceApi } from '#api/balance.ts';
import { startGame } from '#api/play.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import type { GameId } from '#shared/game/game.ts';
import { failureOfCode, type StartFailure } from '#shared/play/start-failure.ts';
import { openWindow, playableOrigin, replacePage } from '#browser/page/game-place.ts';
import { absoluteUrl } from '#browser/page/page.ts';
import { gameExitsOf } from '#state/play/play-exits.ts';
import { gamePlayed, type selectIsSignedIn } from '#state/session/session-slice.ts';
import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RunPorts } from './game-run.ts';

export type SessionRoot = Parameters<typeof selectIsSignedIn>[0];

export interface PlayRequest {
  readonly gameId: GameId;
  /** A demo without money. */
  readonly isDemo: boolean;
  readonly lang: string;
}

/** Connects a run to the server, the device and the page. */
export function runPortsOf(
  store: Store<SessionRoot>,
  { gameId, isDemo, lang }: PlayRequest,
): RunPorts {
  const dispatch: ThunkDispatch<SessionRoot, unknown, UnknownAction> = store.dispatch;
  const exits = gameExitsOf(store);
  return {
    async ask() {
      const body: Parameters<typeof startGame.initiate>[0] = {
        gameId,
        mode: isDemo ? 1 : 0,
        lang,
        lobbyUrl: absoluteUrl('/lobby/home'),
        depositUrl: absoluteUrl('/deposit'),
      };
      const { data: game, error } = await dispatch(startGame.initiate(body, { track: false }));
      if (game === undefined) return { failure: failureOf(error) };
      dispatch(gamePlayed(gameId));
      if (playableOrigin(game.url) !== null) return { game };
      void exits.leave(game.sessionId);
      return { failure: { name: 'contract' } };
    },
    opened: (sessionId) => exits.opened(sessionId),
    leave: (sessionId) => void exits.leave(sessionId),
    handOver: (sessionId) => exits.handOver(sessionId),
    openPage: replacePage,
    openWindow,
    refreshBalance: () => dispatch(balanceApi.util.invalidateTags(['balance'])),
    now: serverNow,
    after(wait, work) {
      const timer = setTimeout(work, wait);
      return () => clearTimeout(timer);
    },
  };
}

/** Maps an error to the reason why a game did not open. */
export function failureOf(error: ApiError | { readonly message?: string }): StartFailure {
  if (!('kind' in error)) return { name: 'contract' };
  switch (error.kind) {
    case 'errcode':
      return { ...failureOfCode(error.errcode, error.details['until']), ...referenceOf(error) };
    case 'http':
      return { name: 'http', code: error.status, ...referenceOf(error) };
    case 'session-expired':
      return { name: 'signed-out' };
    case 'network':
    case 'timeout':
    case 'contract':
      return { name: error.kind };
  }
}

const referenceOf = ({ ref }: { readonly ref?: string }) => (ref === undefined ? {} : { ref });

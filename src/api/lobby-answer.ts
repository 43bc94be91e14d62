/** Start-up answers in domain types. */
import { serverHosts, showsAvif } from '#api/core/connection.ts';
import { toGames, toLobbyConfig } from '#api/lobby-wire.ts';
import { toPlayer } from '#api/player-wire.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import type { Game } from '#shared/game/game.ts';
import type { LobbyConfig } from '#shared/lobby/lobby-config.ts';
import type { Player } from '#shared/account/user.ts';

/** The lobby from a start-up answer; `games` only when the list differs from the stored one. */
export interface LobbyAnswer {
  readonly config: LobbyConfig;
  readonly gameListVersion: string;
  readonly games?: readonly Game[];
  /** Only the first games of the lobby's tabs; the server has more. */
  readonly isPartial?: boolean;
}

export interface PlayerLobbyAnswer extends LobbyAnswer {
  readonly player: Player;
}

/**
 * Also parses stored answers, which have the same format as the server's. Both parts are frozen: Immer, which
 * freezes the store's state, would visit every field of thousands of games.
 */
export function toLobbyAnswer(answer: ResponseOf<'appConfig'>): LobbyAnswer {
  return {
    config: Object.freeze(toLobbyConfig(answer, serverHosts(), showsAvif())),
    gameListVersion: answer.gameListVersion,
    ...(answer.appGameList === undefined
      ? {}
      : { games: Object.freeze(toGames(answer.appGameList)) }),
    ...(answer.partialGameList === 1 ? { isPartial: true } : {}),
  };
}

export const toPlayerLobbyAnswer = (answer: ResponseOf<'afterLoginConfig'>): PlayerLobbyAnswer => ({
  ...toLobbyAnswer(answer),
  player: toPlayer(answer.user, answer, serverHosts()),
});

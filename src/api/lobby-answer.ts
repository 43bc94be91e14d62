/** Start-up answers as the domain has them. */
import { platformHosts } from '#api/connection.ts';
import { toGames, toLobbyConfig } from '#api/lobby-wire.ts';
import { toPlayer } from '#api/player-wire.ts';
import type { ResponseOf } from '#contract/endpoints.ts';
import type { Game } from '#domain/game.ts';
import type { LobbyConfig } from '#domain/lobby-config.ts';
import type { Player } from '#domain/user.ts';

/** The lobby as a start-up answer tells it; `games` only when the list differs from the stored one. */
export interface LobbyAnswer {
  readonly config: LobbyConfig;
  readonly gameListVersion: string;
  readonly games?: readonly Game[];
  /** The games are those that the lobby's tabs begin with; the platform has more. */
  readonly isPartial?: boolean;
}

export interface PlayerLobbyAnswer extends LobbyAnswer {
  readonly player: Player;
}

/** Also reads a stored answer: what the phone kept is read exactly as what the platform sends. */
export function toLobbyAnswer(answer: ResponseOf<'appConfig'>): LobbyAnswer {
  return {
    config: toLobbyConfig(answer, platformHosts()),
    gameListVersion: answer.gameListVersion,
    ...(answer.appGameList === undefined ? {} : { games: toGames(answer.appGameList) }),
    ...(answer.partialGameList === 1 ? { isPartial: true } : {}),
  };
}

export const toPlayerLobbyAnswer = (answer: ResponseOf<'afterLoginConfig'>): PlayerLobbyAnswer => ({
  ...toLobbyAnswer(answer),
  player: toPlayer(answer.user, answer, platformHosts()),
});

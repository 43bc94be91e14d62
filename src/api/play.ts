/** Starts and exits games (spec §7). */
import { api } from '#api/core/api.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import type { RequestOf, ResponseOf } from '#shared/wire/endpoints.ts';
import { playEndpoints } from '#shared/play/contract.ts';
import type { GameId } from '#shared/game/game.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { OpenedGame } from '#shared/play/play-state.ts';

registerEndpoints(playEndpoints);

type StartGame = Pick<
  RequestOf<'startGame'>,
  'gameId' | 'mode' | 'lang' | 'lobbyUrl' | 'depositUrl'
>;

/** A player's coins after a game; an older answer never replaces a newer one. */
interface LeftGame {
  readonly coin: MinorUnits;
  readonly seq: number;
}

/** A demo that this phone can keep. */
export type OfflineDemo = ResponseOf<'offlineDemos'>['list'][number];

const PLACES = { iframe: 'frame', redirect: 'page', window: 'window' } as const;
const ORIENTATIONS = ['any', 'portrait', 'landscape'] as const;

const playApi = api.injectEndpoints({
  endpoints: (build) => ({
    startGame: build.mutation<OpenedGame, StartGame>({
      query: (body) => ({ name: 'startGame', body: { ...body, device: 'mobile' } }),
      transformResponse: (answer: ResponseOf<'startGame'>): OpenedGame => ({
        url: answer.gameUrl,
        place: PLACES[answer.openType],
        sessionId: answer.sessionId,
        origin: answer.origin,
        orientation: ORIENTATIONS[answer.orientation],
        canPause: answer.canPause === 1,
      }),
    }),
    gameDemo: build.query<string, { gameId: GameId; lang: string }>({
      query: (body) => ({ name: 'gameDemo', body }),
      transformResponse: ({ demoUrl }: ResponseOf<'gameDemo'>) => demoUrl,
    }),
    offlineDemos: build.query<readonly OfflineDemo[], string>({
      query: (lang) => ({ name: 'offlineDemos', body: { lang } }),
      transformResponse: ({ list }: ResponseOf<'offlineDemos'>) => list,
    }),
    exitGame: build.mutation<LeftGame, string>({
      query: (sessionId) => ({ name: 'exitGame', body: { sessionId }, outlivesPage: true }),
      transformResponse: ({ coin, seq }: ResponseOf<'exitGame'>) => ({ coin, seq }),
    }),
  }),
});

export const { startGame, exitGame, offlineDemos } = playApi.endpoints;
export const { useGameDemoQuery, useOfflineDemosQuery } = playApi;

import type { EarlyAnswers } from '#api/core/answer-of.ts';
import { api } from '#api/core/api.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import type { GameId } from '#shared/game/game.ts';

export const gameApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameLike: build.mutation<EarlyAnswers['gameLike'], { gameId: GameId; isLiked: boolean }>({
      query: ({ gameId, isLiked }) => ({
        name: 'gameLike',
        body: { gameId, id: gameId, like: isLiked ? 1 : 0 },
      }),
      transformResponse: ({ like }: ResponseOf<'gameLike'>) => ({ isLiked: like === 1 }),
    }),
  }),
});

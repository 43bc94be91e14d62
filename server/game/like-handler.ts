import { LIKE_UNCHANGED } from '#shared/game/like-errors.ts';
import { Errcode, Refusal } from '#server/core/http/refusal.ts';
import type { Handler } from '#server/players/handler.ts';

/** Likes or unlikes a game. Likes are stored by player, so all devices agree. */
export const gameLike: Handler<'gameLike'> = async (
  { database: { db }, catalogue },
  { gameId, like },
  { session, now },
) => {
  const { games } = await catalogue.current();
  if (!games.has(gameId)) throw new Refusal(Errcode.notFound, 'no such game');
  const isLiked = like === 1;
  const changed = await db
    .insertInto('game_like')
    .values({ player_id: session.playerId, game_id: gameId, is_liked: isLiked, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'game_id'])
        .doUpdateSet({ is_liked: isLiked, updated_at: now })
        .where('game_like.is_liked', '!=', isLiked),
    )
    .returning('game_id')
    .executeTakeFirst();
  if (!changed) throw new Refusal(LIKE_UNCHANGED, isLiked ? 'already liked' : 'already not liked');
  return { gameId, like };
};

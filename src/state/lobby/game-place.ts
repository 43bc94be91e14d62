import type { Game } from '#shared/game/game.ts';
import type { Place } from '#browser/history/navigation.ts';

/** The address that opens a game (spec §2, `/start`). */
export const gamePlace = ({ id, providerId, categoryId }: Game): Place => ({
  to: '/start',
  search: { gameId: id, brandId: providerId, typeId: categoryId },
});

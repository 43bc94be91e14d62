import type { Game } from '#domain/game.ts';
import type { Place } from '#browser/navigation.ts';

/** Where a tap on a game leads (spec §2, `/start`). */
export const gamePlace = ({ id, providerId, categoryId }: Game): Place => ({
  to: '/start',
  search: { gameId: id, brandId: providerId, typeId: categoryId },
});

import type { Game } from '#shared/game/game.ts';

/** Builds a playable game. */
export function buildGame(overrides: Partial<Game> = {}): Game {
  return {
    id: 1,
    providerId: 1,
    categoryId: 1,
    name: 'Lantern Reef',
    isHot: false,
    hotSort: 0,
    sort: 0,
    version: '1',
    isInMaintenance: false,
    hasDemo: false,
    ...overrides,
  };
}

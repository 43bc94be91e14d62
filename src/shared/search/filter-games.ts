/** Filters and sorts games for a query, and determines which filters to offer. */
import type { EpochMs } from '#shared/time/duration.ts';
import { isNewGame, type Game } from '#shared/game/game.ts';
import type { GameOrder, GameQuery } from './game-query.ts';

/** The games that pass the filters, in their original order. */
export function filterGames(
  games: readonly Game[],
  query: GameQuery,
  now: EpochMs,
): readonly Game[] {
  const { provider, category, isNew, feature, volatility, rtp } = query;
  return games.filter(
    (game) =>
      (provider === undefined || game.providerId === provider) &&
      (category === undefined || game.categoryId === category) &&
      (isNew === undefined || isNewGame(game, now)) &&
      (feature === undefined || game.features?.includes(feature) === true) &&
      (volatility === undefined || game.volatility === volatility) &&
      (rtp === undefined || (game.rtp !== undefined && game.rtp >= rtp)),
  );
}

/** Sorts found games; `match` retains their order. Stable. */
export function orderGames(games: readonly Game[], order: GameOrder): readonly Game[] {
  switch (order) {
    case 'match':
      return games;
    case 'popular':
      return games.toSorted(
        (a, b) => Number(b.isHot) - Number(a.isHot) || a.hotSort - b.hotSort || a.sort - b.sort,
      );
    case 'newest':
      return games.toSorted((a, b) => (b.releasedAt ?? 0) - (a.releasedAt ?? 0));
    case 'name':
      return games.toSorted((a, b) => a.name.localeCompare(b.name));
    case 'rtp':
      return games.toSorted((a, b) => (b.rtp ?? 0) - (a.rtp ?? 0));
  }
}

/** The filters that the data of these games allows: one that no game passes is not offered. */
export interface OfferedFilters {
  readonly providers: readonly number[];
  readonly categories: readonly number[];
  readonly hasNew: boolean;
  readonly features: readonly string[];
  readonly hasVolatility: boolean;
  readonly hasRtp: boolean;
  readonly hasReleases: boolean;
}

/** Maximum number of offered features, most common first. */
const MOST_FEATURES = 12;

export function offeredFilters(games: readonly Game[], now: EpochMs): OfferedFilters {
  const features = new Map<string, number>();
  for (const game of games) {
    for (const feature of game.features ?? []) {
      features.set(feature, (features.get(feature) ?? 0) + 1);
    }
  }
  return {
    providers: [...new Set(games.map(({ providerId }) => providerId))],
    categories: [...new Set(games.map(({ categoryId }) => categoryId))],
    hasNew: games.some((game) => isNewGame(game, now)),
    features: [...features]
      .toSorted(([a, often], [b, oftener]) => oftener - often || a.localeCompare(b))
      .slice(0, MOST_FEATURES)
      .map(([feature]) => feature),
    hasVolatility: games.some(({ volatility }) => volatility !== undefined),
    hasRtp: games.some(({ rtp }) => rtp !== undefined),
    hasReleases: games.some(({ releasedAt }) => releasedAt !== undefined),
  };
}

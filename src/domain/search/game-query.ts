/** What a player asks of the catalogue: words, filters, order. It lives in the address (spec §2, `/search`). */
import type { EpochMs } from '#domain/duration.ts';
import { isNewGame, type Game } from '#domain/game.ts';

export const GAME_ORDERS = ['match', 'popular', 'newest', 'name', 'rtp'] as const;
export type GameOrder = (typeof GAME_ORDERS)[number];

/** Only what was chosen is there, so that an address stays short. */
export interface GameQuery {
  readonly q?: string;
  readonly provider?: number;
  readonly category?: number;
  readonly isNew?: true;
  readonly feature?: string;
  /** From 1, calm, to 5, wild. */
  readonly volatility?: 1 | 2 | 3 | 4 | 5;
  /** The least return to player, in percent. */
  readonly rtp?: number;
  readonly order?: Exclude<GameOrder, 'match'>;
}

/** A name has at most so many letters worth typing. */
export const LONGEST_QUERY = 60;

/** Least returns that are offered as a filter, in percent. */
export const RTP_STEPS = [95, 96, 97] as const;

/** Reads a query of an address; what cannot be meant is left out. */
export function readGameQuery(search: Readonly<Record<string, unknown>>): GameQuery {
  // The router reads `?q=007` as a text and `?q=7` as a number.
  const q = typeof search['q'] === 'number' ? String(search['q']) : search['q'];
  const { feature } = search;
  const provider = wholeNumber(search['provider']);
  const category = wholeNumber(search['category']);
  const volatility = VOLATILITIES.find((step) => step === search['volatility']);
  const rtp = RTP_STEPS.find((step) => step === search['rtp']);
  const order = GAME_ORDERS.find((name) => name === search['order']);
  return {
    ...(typeof q === 'string' && q.trim() !== '' && { q: q.slice(0, LONGEST_QUERY) }),
    ...(provider !== undefined && { provider }),
    ...(category !== undefined && { category }),
    ...(search['isNew'] === true && { isNew: true }),
    ...(typeof feature === 'string' && feature !== '' && { feature: feature.slice(0, 40) }),
    ...(volatility !== undefined && { volatility }),
    ...(rtp !== undefined && { rtp }),
    ...(order !== undefined && order !== 'match' && { order }),
  };
}

const VOLATILITIES = [1, 2, 3, 4, 5] as const;

function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** How many filters are set; words and order are none. */
export function countFilters({ q: _words, order: _order, ...filters }: GameQuery): number {
  return Object.keys(filters).length;
}

/** The query with its words and order alone. */
export function withoutFilters({ q, order }: GameQuery): GameQuery {
  return { ...(q !== undefined && { q }), ...(order !== undefined && { order }) };
}

/** The games that pass the filters, in the order that they came in. */
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

/** Orders found games; `match` keeps them as they were found. Equal ones keep their places. */
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

/** Which filters the data of these games allows: one that nobody could pass is not offered. */
export interface OfferedFilters {
  readonly providers: readonly number[];
  readonly categories: readonly number[];
  readonly hasNew: boolean;
  readonly features: readonly string[];
  readonly hasVolatility: boolean;
  readonly hasRtp: boolean;
  readonly hasReleases: boolean;
}

/** At most so many features are offered, the commonest first. */
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

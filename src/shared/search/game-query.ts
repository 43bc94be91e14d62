/** The player's query of the catalogue: words, filters, order. Stored in the URL (spec §2, `/search`). */
import { cutText } from '#shared/text/characters.ts';
import { flagIn, oneIn, textIn, wholeIn } from '#shared/lobby/param-values.ts';
import type { SearchParams } from '#shared/lobby/search-params.ts';

export const GAME_ORDERS = ['match', 'popular', 'newest', 'name', 'rtp'] as const;
export type GameOrder = (typeof GAME_ORDERS)[number];

/** Contains only what was chosen, so that the URL stays short. */
export interface GameQuery {
  readonly q?: string;
  readonly provider?: number;
  readonly category?: number;
  readonly isNew?: true;
  readonly feature?: string;
  /** From 1, calm, to 5, wild. */
  readonly volatility?: 1 | 2 | 3 | 4 | 5;
  /** Minimum return to player, in percent. */
  readonly rtp?: number;
  readonly order?: Exclude<GameOrder, 'match'>;
}

/** Longer queries are cut. */
export const LONGEST_QUERY = 60;

/** Minimum returns offered as a filter, in percent. */
export const RTP_STEPS = [95, 96, 97] as const;

/** Parses a query of a URL; invalid parts are omitted. */
export function readGameQuery(search: SearchParams): GameQuery {
  const q = textIn(search['q']);
  const feature = textIn(search['feature']);
  const provider = wholeIn(search['provider']);
  const category = wholeIn(search['category']);
  const volatility = oneIn(VOLATILITIES, search['volatility']);
  const rtp = oneIn(RTP_STEPS, search['rtp']);
  const order = oneIn(GAME_ORDERS, search['order']);
  return {
    ...(q !== undefined && q.trim() !== '' && { q: cutText(q, LONGEST_QUERY) }),
    ...(provider !== undefined && { provider }),
    ...(category !== undefined && { category }),
    ...(flagIn(search['isNew']) && { isNew: true }),
    ...(feature !== undefined && feature !== '' && { feature: cutText(feature, 40) }),
    ...(volatility !== undefined && { volatility }),
    ...(rtp !== undefined && { rtp }),
    ...(order !== undefined && order !== 'match' && { order }),
  };
}

const VOLATILITIES = [1, 2, 3, 4, 5] as const;

/** Number of set filters, without words and order. */
export function countFilters({ q: _words, order: _order, ...filters }: GameQuery): number {
  return Object.values(filters).filter((filter) => filter !== undefined).length;
}

/** Retains only the words and the order. */
export function withoutFilters({ q, order }: GameQuery): GameQuery {
  return { ...(q !== undefined && { q }), ...(order !== undefined && { order }) };
}

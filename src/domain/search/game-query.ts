/** The player's query of the catalogue: words, filters, order. Stored in the URL (spec §2, `/search`). */

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
export function readGameQuery(search: Readonly<Record<string, unknown>>): GameQuery {
  // The router parses `?q=007` as a string and `?q=7` as a number.
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

/** Number of set filters, without words and order. */
export function countFilters({ q: _words, order: _order, ...filters }: GameQuery): number {
  return Object.values(filters).filter((filter) => filter !== undefined).length;
}

/** Retains only the words and the order. */
export function withoutFilters({ q, order }: GameQuery): GameQuery {
  return { ...(q !== undefined && { q }), ...(order !== undefined && { order }) };
}

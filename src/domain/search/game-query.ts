/** What a player asks of the catalogue: words, filters, order. It lives in the address (spec §2, `/search`). */

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
  return Object.values(filters).filter((filter) => filter !== undefined).length;
}

/** The query with its words and order alone. */
export function withoutFilters({ q, order }: GameQuery): GameQuery {
  return { ...(q !== undefined && { q }), ...(order !== undefined && { order }) };
}

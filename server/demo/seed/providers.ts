import type { Market } from '#shared/market/market.ts';

/** Game categories by number (spec §1). */
export type TypeId = 1 | 2 | 3 | 4 | 5 | 6;

export const TYPE_IDS: readonly TypeId[] = [1, 2, 3, 4, 5, 6];

/** The drawing in a provider's logo. */
export type LogoMark =
  | 'tide'
  | 'star'
  | 'mangrove'
  | 'horns'
  | 'pitch'
  | 'kite'
  | 'lanterns'
  | 'pearl'
  | 'compass'
  | 'marigold'
  | 'oxbow'
  | 'anchor'
  | 'crane'
  | 'bolt'
  | 'halcyon'
  | 'sampan'
  | 'grandstand';

/** An invented game studio. `shelf` is how many of 420 games it makes in each category. */
export interface Provider {
  id: number;
  name: string;
  /** Main hue of its art, in degrees. */
  hue: number;
  mark: LogoMark;
  /** Display order, ascending; deliberately not the order of ids. */
  sort: number;
  shelf: Partial<Record<TypeId, number>>;
}

/** The catalogue size that the shelves add up to. */
export const SHELF_TOTAL = 420;

/** Provider 12 does not exist; 2, 16 and 20 belong together and share one logo (spec §2, Home). */
export const PROVIDERS: readonly Provider[] = [
  { id: 1, name: 'Tidewick', hue: 198, mark: 'tide', sort: 3, shelf: { 1: 60, 2: 6 } },
  { id: 2, name: 'Bituin House', hue: 42, mark: 'star', sort: 1, shelf: { 1: 30, 6: 8 } },
  { id: 3, name: 'Mangrove Nine', hue: 152, mark: 'mangrove', sort: 7, shelf: { 1: 28, 2: 10 } },
  { id: 4, name: 'Copper Carabao', hue: 22, mark: 'horns', sort: 2, shelf: { 1: 36, 3: 4 } },
  { id: 5, name: 'Touchline Union', hue: 132, mark: 'pitch', sort: 18, shelf: { 4: 10 } },
  { id: 6, name: 'Kite & Comet', hue: 282, mark: 'kite', sort: 9, shelf: { 1: 14, 6: 12 } },
  { id: 7, name: 'Dos Faroles', hue: 8, mark: 'lanterns', sort: 12, shelf: { 1: 9, 3: 10 } },
  { id: 8, name: 'Pearlsmith', hue: 322, mark: 'pearl', sort: 5, shelf: { 1: 12, 2: 9 } },
  {
    id: 9,
    name: 'Northwind Table Co.',
    hue: 214,
    mark: 'compass',
    sort: 10,
    shelf: { 3: 18, 5: 9 },
  },
  { id: 10, name: 'Marigold Loom', hue: 36, mark: 'marigold', sort: 4, shelf: { 1: 16 } },
  { id: 11, name: 'Oxbow Interactive', hue: 172, mark: 'oxbow', sort: 14, shelf: { 1: 7, 6: 7 } },
  { id: 13, name: 'Velvet Anchor', hue: 338, mark: 'anchor', sort: 6, shelf: { 3: 6, 5: 14 } },
  { id: 14, name: 'Papercrane Works', hue: 250, mark: 'crane', sort: 16, shelf: { 1: 7, 6: 4 } },
  { id: 15, name: 'Jeepney Thunder', hue: 52, mark: 'bolt', sort: 8, shelf: { 1: 8, 6: 9 } },
  { id: 16, name: 'Bituin Live', hue: 28, mark: 'star', sort: 11, shelf: { 5: 11 } },
  { id: 17, name: 'Halcyon Reels', hue: 186, mark: 'halcyon', sort: 19, shelf: { 1: 4 } },
  { id: 18, name: 'Sampan & Sons', hue: 204, mark: 'sampan', sort: 13, shelf: { 2: 13 } },
  { id: 19, name: 'Grandstand Eleven', hue: 108, mark: 'grandstand', sort: 17, shelf: { 4: 7 } },
  { id: 20, name: 'Bituin Arcade', hue: 46, mark: 'star', sort: 15, shelf: { 3: 12, 6: 10 } },
];

/** Finds a studio; undefined when there is none. */
export function findProvider(id: number): Provider | undefined {
  return PROVIDERS.find((provider) => provider.id === id);
}

/** An entry of `appGamePlatformList` (spec §3, Brand). */
export interface SeedBrand {
  id: number;
  name: string;
  gameList: number[];
  sort: number;
}

/** The brands with the ids of their games; in id order, so that the client has to apply `sort`. */
export function makeBrands(games: readonly { id: number; brandId: number }[]): SeedBrand[] {
  return PROVIDERS.map(({ id, name, sort }) => ({
    id,
    name,
    sort,
    gameList: games.filter((game) => game.brandId === id).map((game) => game.id),
  }));
}

/** An entry of `appGameTypeList` (spec §3, Game type). */
export interface SeedGameType {
  id: TypeId;
  status: 1;
  sort: number;
}

const TYPE_ORDER: Record<Market, readonly TypeId[]> = {
  ph: [1, 2, 3, 5, 6, 4],
  th: [1, 5, 2, 6, 3, 4],
};

/** The game types of a market; in id order, with the market's own display order in `sort`. */
export function makeGameTypes(market: Market): SeedGameType[] {
  return TYPE_IDS.map((id) => ({ id, status: 1, sort: TYPE_ORDER[market].indexOf(id) + 1 }));
}

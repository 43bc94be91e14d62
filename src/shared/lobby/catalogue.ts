/** The lobby's view of the server's game list (spec §2, Home; spec §3). */
import type { Category, Game, GameId, Provider } from '#shared/game/game.ts';

/** The game list, arranged once so that screens only look up. */
export interface Catalogue {
  /** All games, also unlisted ones: for names in records and URLs of games. */
  readonly byId: ReadonlyMap<GameId, Game>;
  /** Hot games by `hotSort`. */
  readonly hot: readonly Game[];
  /** Active categories by `sort`. */
  readonly categories: readonly Category[];
  readonly providers: ReadonlyMap<number, Provider>;
  /** Only active categories that have games. */
  readonly shelves: ReadonlyMap<number, CategoryShelf>;
}

/** The games of one category, and the providers with games in it, by `sort`. */
export interface CategoryShelf {
  readonly games: readonly Game[];
  readonly providers: readonly ProviderShelf[];
}

export interface ProviderShelf {
  readonly provider: Provider;
  readonly games: readonly Game[];
}

/**
 * Arranges the lists. A game of an unknown provider gets a provider named by its id; a game of an inactive
 * category can be looked up but is not listed.
 */
export function arrangeCatalogue(
  games: readonly Game[],
  categories: readonly Category[],
  providers: readonly Provider[],
): Catalogue {
  const sorted = games.toSorted(bySortThenId);
  const providerById = new Map(providers.map((provider) => [provider.id, provider]));
  const active = new Set(categories.map(({ id }) => id));
  const listed = sorted.filter(({ categoryId }) => active.has(categoryId));
  const shelves = new Map<number, CategoryShelf>();
  for (const [categoryId, shelfGames] of groupBy(listed, (game) => game.categoryId)) {
    shelves.set(categoryId, arrangeShelf(shelfGames, providerById));
  }
  return {
    byId: new Map(sorted.map((game) => [game.id, game])),
    hot: listed
      .filter((game) => game.isHot)
      .toSorted((a, b) => a.hotSort - b.hotSort || a.id - b.id),
    categories: categories.toSorted(bySortThenId),
    providers: providerById,
    shelves,
  };
}

function arrangeShelf(
  games: readonly Game[],
  providers: ReadonlyMap<number, Provider>,
): CategoryShelf {
  const shelves = [...groupBy(games, (game) => game.providerId)].map(([id, ofProvider]) => ({
    provider: providers.get(id) ?? { id, name: `#${id}`, sort: Number.MAX_SAFE_INTEGER },
    games: ofProvider,
  }));
  return { games, providers: shelves.toSorted((a, b) => bySortThenId(a.provider, b.provider)) };
}

/** True when the game's category is active: other games can be neither listed nor played. */
export function isListed({ shelves }: Catalogue, { categoryId }: Game): boolean {
  return shelves.has(categoryId);
}

/** All listed games in the list's own order. */
export function listedGames(catalogue: Catalogue): readonly Game[] {
  return [...catalogue.byId.values()].filter((game) => isListed(catalogue, game));
}

/** The listed games of these ids in the given order, without duplicates. */
export function gamesOf(catalogue: Catalogue, ids: readonly GameId[]): readonly Game[] {
  const games = [...new Set(ids)].flatMap((id) => catalogue.byId.get(id) ?? []);
  return games.filter((game) => isListed(catalogue, game));
}

/** The liked games in the list's own order. */
export function likedGames(
  catalogue: Catalogue,
  likes: Readonly<Record<string, boolean>>,
): readonly Game[] {
  return listedGames(catalogue).filter((game) => likes[game.id] === true);
}

interface Sorted {
  readonly sort: number;
  readonly id: number;
}

function bySortThenId(a: Sorted, b: Sorted): number {
  return a.sort - b.sort || a.id - b.id;
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Game rows of the lobby below the hot games, from the game list and the player's history. */
import type { EpochMs } from '#shared/time/duration.ts';
import { listedGames, type Catalogue } from './catalogue.ts';
import { isNewGame, isTryable, type Game, type GameId, type Provider } from '#shared/game/game.ts';

/** Maximum for a row that scrolls sideways. */
const MOST = 12;
/** Fewer games make no row. */
const LEAST = 4;

export interface Shelves {
  /** Released within the last month, newest first. */
  readonly newest: readonly Game[];
  /** Games with the highest known jackpots. */
  readonly jackpots: readonly (Game & Required<Pick<Game, 'jackpot'>>)[];
  /** Games similar to the last played one; null for a player without history. */
  readonly alike: { readonly game: Game; readonly games: readonly Game[] } | null;
  /** The providers with the most games. */
  readonly providers: readonly ProviderOfShelf[];
}

export interface ProviderOfShelf {
  readonly provider: Provider;
  /** The category in which it has the most games. */
  readonly categoryId: number;
  /** Number of all its games. */
  readonly count: number;
}

/** Games that a visitor can try at once, hot ones first. */
export function demosOf(catalogue: Catalogue): readonly Game[] {
  const open = listedGames(catalogue).filter(isTryable);
  return enough(open.toSorted((a, b) => Number(b.isHot) - Number(a.isHot)));
}

/** @param history the last played games, latest first */
export function shelvesOf(catalogue: Catalogue, history: readonly GameId[], now: EpochMs): Shelves {
  const open = listedGames(catalogue).filter(({ isInMaintenance }) => !isInMaintenance);
  const newest = open
    .filter((game) => isNewGame(game, now))
    .toSorted((a, b) => (b.releasedAt ?? 0) - (a.releasedAt ?? 0) || a.id - b.id);
  const jackpots = open
    .flatMap((game) => (isWithJackpot(game) ? [game] : []))
    .toSorted((a, b) => b.jackpot - a.jackpot || a.id - b.id);
  return {
    newest: enough(newest),
    jackpots: enough(jackpots),
    alike: alikeOf(catalogue, open, history),
    providers: enough(providersOf(catalogue)),
  };
}

const enough = <Item>(items: readonly Item[]): readonly Item[] =>
  items.length < LEAST ? [] : items.slice(0, MOST);

const isWithJackpot = (game: Game): game is Game & Required<Pick<Game, 'jackpot'>> =>
  game.jackpot !== undefined && game.jackpot > 0;

/** Games of the same category that the player has not played recently, most similar first. */
function alikeOf(
  { byId }: Catalogue,
  open: readonly Game[],
  history: readonly GameId[],
): Shelves['alike'] {
  const played = new Set(history);
  const game = history.map((id) => byId.get(id)).find((found) => found !== undefined);
  if (game === undefined) return null;
  const games = open
    .filter(({ id, categoryId }) => categoryId === game.categoryId && !played.has(id))
    .map((other) => ({ other, likeness: likeness(game, other) }))
    .toSorted((a, b) => b.likeness - a.likeness || a.other.id - b.other.id)
    .map(({ other }) => other);
  return games.length < LEAST ? null : { game, games: games.slice(0, MOST) };
}

/** Similarity of two games: their features, provider and volatility. */
function likeness(one: Game, other: Game): number {
  const features = new Set(one.features);
  const shared = (other.features ?? []).filter((feature) => features.has(feature)).length;
  const isSameProvider = one.providerId === other.providerId;
  const isSameVolatility = one.volatility !== undefined && one.volatility === other.volatility;
  return 2 * shared + (isSameProvider ? 1 : 0) + (isSameVolatility ? 1 : 0);
}

function providersOf({ shelves }: Catalogue): readonly ProviderOfShelf[] {
  const found = new Map<number, ProviderOfShelf & { readonly most: number }>();
  for (const [categoryId, { providers }] of shelves) {
    for (const { provider, games } of providers) {
      const known = found.get(provider.id);
      const isMost = known === undefined || games.length > known.most;
      found.set(provider.id, {
        provider,
        categoryId: isMost ? categoryId : known.categoryId,
        most: isMost ? games.length : known.most,
        count: (known?.count ?? 0) + games.length,
      });
    }
  }
  return Array.from(found.values(), ({ provider, categoryId, count }) => ({
    provider,
    categoryId,
    count,
  })).toSorted((a, b) => b.count - a.count || a.provider.id - b.provider.id);
}

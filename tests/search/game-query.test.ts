/** Filters the search offers, its query from a URL, and its history. */
import { epochMs } from '#shared/time/duration.ts';
import type { Game } from '#shared/game/game.ts';
import { filterGames, offeredFilters, orderGames } from '#shared/search/filter-games.ts';
import {
  GAME_ORDERS,
  LONGEST_QUERY,
  readGameQuery,
  type GameQuery,
} from '#shared/search/game-query.ts';
import { MOST_RECENT, withRecent } from '#shared/search/recent-searches.ts';
import { buildGame } from '#tests/builders/game.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const NOW = epochMs(1_760_000_000_000);
const DAY_MS = 86_400_000;

const game = (id: number, more: Partial<Game> = {}): Game =>
  buildGame({ id, name: `Lantern ${id}`, sort: id, ...more });

describe('filters', () => {
  const bare = [game(1), game(2)];

  it('are offered only for data that the games have', () => {
    expect(offeredFilters(bare, NOW)).toEqual({
      providers: [1],
      categories: [1],
      hasNew: false,
      features: [],
      hasVolatility: false,
      hasRtp: false,
      hasReleases: false,
    });
    const nothing = offeredFilters([], NOW);
    expect([nothing.providers, nothing.categories]).toEqual([[], []]);
  });

  it.each<[string, Partial<Game>, Partial<ReturnType<typeof offeredFilters>>]>([
    ['a provider', { providerId: 7 }, { providers: [1, 7] }],
    ['a category', { categoryId: 5 }, { categories: [1, 5] }],
    ['a fresh release', { releasedAt: epochMs(NOW - DAY_MS) }, { hasNew: true, hasReleases: true }],
    ['an old release', { releasedAt: epochMs(NOW - 90 * DAY_MS) }, { hasReleases: true }],
    ['features', { features: ['free-spins'] }, { features: ['free-spins'] }],
    ['volatility', { volatility: 2 }, { hasVolatility: true }],
    ['a return', { rtp: 96.1 }, { hasRtp: true }],
  ])('a game with %s adds exactly that filter', (_what, more, offered) => {
    const games = [...bare, game(3, more)];
    expect(offeredFilters(games, NOW)).toEqual({ ...offeredFilters(bare, NOW), ...offered });
  });

  it('offer the most common features first, at most twelve', () => {
    const many = Array.from({ length: 100 }, (_, at) => game(at, { features: [`rare-${at}`] }));
    const common = [game(200, { features: ['wilds'] }), game(201, { features: ['wilds'] })];
    const { features } = offeredFilters([...many, ...common], NOW);
    expect([features[0], features.length]).toEqual(['wilds', 12]);
  });

  it('match games with the requested value, and no games without data', () => {
    const facts = { volatility: 3, rtp: 96.4, features: ['wilds'] } as const;
    const much = game(3, { ...facts, providerId: 2, categoryId: 4, releasedAt: epochMs(NOW - 1) });
    const games = [...bare, much, game(4, { rtp: 95.9, volatility: 4, features: [] })];
    for (const request of [
      { provider: 2 },
      { category: 4 },
      { isNew: true },
      { feature: 'wilds' },
      { volatility: 3 },
      { rtp: 96 },
    ] satisfies GameQuery[]) {
      expect(filterGames(games, request, NOW), JSON.stringify(request)).toEqual([much]);
    }
  });

  it('order by the available data, and leave equal games and those without data in place', () => {
    const games = [game(1), game(2, { rtp: 95 }), game(3, { rtp: 97 }), game(4)];
    expect(orderGames(games, 'rtp').map(({ id }) => id)).toEqual([3, 2, 1, 4]);
    expect(orderGames(games, 'newest')).toEqual(games);
    for (const order of GAME_ORDERS) expect(orderGames(games, order)).toHaveLength(4);
  });
});

describe('a search address', () => {
  it('is read with all its values', () => {
    const search = { q: 'reef', provider: 3, category: 1, isNew: true, feature: 'wilds' };
    const more = { volatility: 5, rtp: 97, order: 'newest' };
    expect(readGameQuery({ ...search, ...more })).toEqual({ ...search, ...more });
    expect(readGameQuery({ q: 777 })).toEqual({ q: '777' });
  });

  it('with anything else gives a valid query', () => {
    const values = fc.oneof(fc.anything(), fc.constantFrom<unknown>(-1, 1.5, 12, 'drop', 'match'));
    const keys = ['q', 'provider', 'category', 'isNew', 'feature', 'volatility', 'rtp', 'order'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), values), (search) => {
        const query = readGameQuery(search);
        // Reading is idempotent, and the result filters and orders without an error.
        expect(readGameQuery({ ...query })).toEqual(query);
        expect((query.q ?? '').length).toBeLessThanOrEqual(LONGEST_QUERY);
        orderGames(
          filterGames([game(1), game(2, { rtp: 96 })], query, NOW),
          query.order ?? 'match',
        );
      }),
    );
  });
});

describe('recent searches', () => {
  it('are limited to eight, the latest first', () => {
    const typed = Array.from({ length: 12 }, (_, at) => `words ${at}`);
    const kept = typed.reduce<readonly string[]>(withRecent, []);
    expect(MOST_RECENT).toBe(8);
    expect(kept).toEqual(typed.toReversed().slice(0, 8));
  });

  it('contain each text once, in its latest spelling, and never an empty one', () => {
    expect(withRecent(['night market', 'reef'], '  REEF ')).toEqual(['REEF', 'night market']);
    expect(withRecent(['reef'], '   ')).toEqual(['reef']);
    expect(withRecent([], 'x'.repeat(500))[0]).toHaveLength(LONGEST_QUERY);
  });
});

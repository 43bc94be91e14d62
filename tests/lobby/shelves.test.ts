import { arrangeCatalogue } from '#shared/lobby/catalogue.ts';
import { DAY_MS, epochMs } from '#shared/time/duration.ts';
import type { Game } from '#shared/game/game.ts';
import { minorUnits } from '#shared/money/money.ts';
import { demosOf, shelvesOf } from '#shared/lobby/shelves.ts';
import { buildGame } from '#tests/builders/game.ts';
import { describe, expect, it } from 'vitest';

const NOW = epochMs(Date.UTC(2026, 10, 26));
const CATEGORIES = [
  { id: 1, sort: 1 },
  { id: 2, sort: 2 },
];
const PROVIDERS = [1, 2, 3, 4].map((id) => ({ id, name: `Provider ${id}`, sort: id }));

const shelves = (games: readonly Game[], history: readonly number[] = []) =>
  shelvesOf(arrangeCatalogue(games, CATEGORIES, PROVIDERS), history, NOW);
const ids = (games: readonly Game[]) => games.map(({ id }) => id);
const many = (count: number, make: (id: number) => Partial<Game>): Game[] =>
  Array.from({ length: count }, (_, place) => buildGame({ id: place + 1, ...make(place + 1) }));

describe('the shelf of demo games', () => {
  const demos = (games: readonly Game[]) =>
    ids(demosOf(arrangeCatalogue(games, CATEGORIES, PROVIDERS)));

  it('lists open games with a demo, the hot ones first', () => {
    const games = many(7, (id) => ({
      hasDemo: id !== 2,
      isInMaintenance: id === 3,
      isHot: id === 6,
    }));
    expect(demos(games)).toEqual([6, 1, 4, 5, 7]);
  });

  it('is empty below four games', () => {
    expect(demos(many(3, () => ({ hasDemo: true })))).toEqual([]);
  });
});

describe('the shelves of the lobby', () => {
  it('show the newest games first, and none older than a month or not yet released', () => {
    const days = [40, 3, 29, 0, -1, 12, 1];
    const games = many(days.length, (id) => ({
      releasedAt: epochMs(NOW - (days[id - 1] ?? 0) * DAY_MS),
    }));
    expect(ids(shelves(games).newest)).toEqual([4, 7, 2, 6, 3]);
  });

  it('show the highest jackpots first, and no game without one', () => {
    const jackpots = [500, 0, 9_000, 700, 8_000];
    const games = many(6, (id) => {
      const jackpot = jackpots[id - 1];
      return jackpot === undefined ? {} : { jackpot: minorUnits(jackpot) };
    });
    expect(ids(shelves(games).jackpots)).toEqual([3, 5, 4, 1]);
  });

  it('are empty when they have fewer than four games', () => {
    const games = many(3, () => ({ jackpot: minorUnits(100), releasedAt: NOW }));
    expect(shelves(games, [1])).toMatchObject({ newest: [], jackpots: [], alike: null });
  });

  it('have at most twelve games, none of them in maintenance or of an inactive category', () => {
    const games = many(30, (id) => ({
      jackpot: minorUnits(id),
      releasedAt: NOW,
      isInMaintenance: id % 3 === 0,
      categoryId: id % 5 === 0 ? 9 : 1,
    }));
    const { newest, jackpots } = shelves(games);
    for (const shelf of [newest, jackpots]) {
      expect(shelf).toHaveLength(12);
      expect(ids(shelf).some((id) => id % 3 === 0 || id % 5 === 0)).toBe(false);
    }
  });

  it('show games similar to the last played, of its category, and none played recently', () => {
    const games = [
      buildGame({ id: 1, providerId: 1, features: ['free-spins', 'wilds'], volatility: 3 }),
      buildGame({ id: 2, providerId: 2, features: ['wilds'] }),
      buildGame({ id: 3, providerId: 1, features: ['free-spins', 'wilds'], volatility: 3 }),
      buildGame({ id: 4, providerId: 1, volatility: 3 }),
      buildGame({ id: 5, providerId: 2, features: ['free-spins', 'wilds'] }),
      buildGame({ id: 6, providerId: 3 }),
      buildGame({ id: 7, providerId: 1, categoryId: 2, features: ['free-spins', 'wilds'] }),
      buildGame({ id: 8, providerId: 1, features: ['free-spins', 'wilds'], volatility: 3 }),
    ];
    const { alike } = shelves(games, [99, 1, 8]);
    expect(alike?.game.id).toBe(1);
    expect(ids(alike?.games ?? [])).toEqual([3, 5, 2, 4, 6]);
    expect(shelves(games).alike).toBeNull();
  });

  it('list providers with their number of games and their largest category', () => {
    const of = (providerId: number, categoryId: number, count: number, from: number) =>
      Array.from({ length: count }, (_, place) =>
        buildGame({ id: from + place, providerId, categoryId }),
      );
    const games = [
      ...of(1, 1, 2, 100),
      ...of(1, 2, 3, 200),
      ...of(2, 1, 4, 300),
      ...of(3, 1, 1, 400),
      ...of(4, 2, 1, 500),
    ];
    const shown = shelves(games).providers.map(({ provider, categoryId, count }) => [
      provider.id,
      categoryId,
      count,
    ]);
    expect(shown).toEqual([
      [1, 2, 5],
      [2, 1, 4],
      [3, 1, 1],
      [4, 2, 1],
    ]);
  });
});

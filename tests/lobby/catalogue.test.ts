import fc from 'fast-check';
import { buildGame } from '#tests/builders/game.ts';
import { describe, expect, it } from 'vitest';
import {
  arrangeCatalogue,
  gamesOf,
  isListed,
  likedGames,
  listedGames,
} from '#shared/lobby/catalogue.ts';
import type { Category, Game, Provider } from '#shared/game/game.ts';

const game = (id: number, fields: Partial<Game> = {}): Game =>
  buildGame({ id, name: `Lantern ${id}`, ...fields });

const ids = (games: readonly Game[]) => games.map(({ id }) => id);

const providers: readonly Provider[] = [
  { id: 1, name: 'Tidewick', sort: 20 },
  { id: 2, name: 'Bituin House', sort: 10 },
];

/** Categories of all games in these tests. */
const active: readonly Category[] = [1, 2, 3, 4, 5, 6].map((id) => ({ id, sort: id }));

describe('the hot shelf', () => {
  it('holds hot games by hotSort, then by id', () => {
    const { hot } = arrangeCatalogue(
      [
        game(1, { isHot: true, hotSort: 5 }),
        game(4, { isHot: true, hotSort: 2 }),
        game(2, { hotSort: 1 }),
        game(3, { isHot: true, hotSort: 2 }),
      ],
      active,
      [],
    );
    expect(ids(hot)).toEqual([3, 4, 1]);
  });
});

describe('categories', () => {
  it('are ordered by sort, then by id [data.game-type]', () => {
    const categories: Category[] = [
      { id: 3, sort: 1 },
      { id: 2, sort: 0 },
      { id: 1, sort: 1 },
    ];
    const { categories: arranged } = arrangeCatalogue([], categories, []);
    expect(arranged.map(({ id }) => id)).toEqual([2, 1, 3]);
  });
});

describe('the shelf of a category', () => {
  const catalogue = arrangeCatalogue(
    [
      game(1, { providerId: 1, sort: 2 }),
      game(2, { providerId: 2, sort: 9 }),
      game(3, { providerId: 1, sort: 1 }),
      game(4, { providerId: 77, sort: 0 }),
      game(5, { categoryId: 2 }),
    ],
    active,
    providers,
  );

  it('contains its own games by sort', () => {
    expect(ids(catalogue.shelves.get(1)?.games ?? [])).toEqual([4, 3, 1, 2]);
    expect(ids(catalogue.shelves.get(2)?.games ?? [])).toEqual([5]);
    expect(catalogue.shelves.get(3)).toBeUndefined();
  });

  it('lists the providers that have games in it, by sort, each with its games [data.provider]', () => {
    const shelves = catalogue.shelves.get(1)?.providers ?? [];
    expect(shelves.map(({ provider, games }) => [provider.id, ids(games)])).toEqual([
      [2, [2]],
      [1, [3, 1]],
      [77, [4]],
    ]);
  });

  it('lists a game of an unknown provider last, under the provider’s number', () => {
    const stranger = catalogue.shelves.get(1)?.providers.at(-1)?.provider;
    expect(stranger).toEqual({ id: 77, name: '#77', sort: Number.MAX_SAFE_INTEGER });
    expect(catalogue.providers.has(77)).toBe(false);
  });
});

describe('games looked up by id', () => {
  const catalogue = arrangeCatalogue([game(1), game(2), game(3)], active, []);

  it('are in the requested order, without unknown ids and duplicates', () => {
    expect(ids(gamesOf(catalogue, [3, 9, 1, 3]))).toEqual([3, 1]);
    expect(gamesOf(catalogue, [])).toEqual([]);
  });

  it('are liked only where the mark is true, in the order of the list', () => {
    expect(ids(likedGames(catalogue, { 3: true, 1: true, 2: false, 8: true }))).toEqual([1, 3]);
    expect(likedGames(catalogue, {})).toEqual([]);
  });
});

describe('a game of an inactive category', () => {
  const closed = game(7, { categoryId: 9, isHot: true });
  const catalogue = arrangeCatalogue([game(1), closed], active, []);

  it('is found by its id', () => {
    expect(catalogue.byId.get(7)).toEqual(closed);
    expect(isListed(catalogue, closed)).toBe(false);
    expect(isListed(catalogue, game(1))).toBe(true);
  });

  it('is in no list', () => {
    expect(catalogue.hot).toEqual([]);
    expect([...catalogue.shelves.keys()]).toEqual([1]);
    expect(ids(listedGames(catalogue))).toEqual([1]);
    expect(ids(gamesOf(catalogue, [7, 1]))).toEqual([1]);
    expect(ids(likedGames(catalogue, { 1: true, 7: true }))).toEqual([1]);
  });
});

const games = fc.uniqueArray(
  fc
    .record({
      id: fc.integer({ min: 1, max: 400 }),
      providerId: fc.integer({ min: 1, max: 4 }),
      categoryId: fc.integer({ min: 1, max: 6 }),
      isHot: fc.boolean(),
      hotSort: fc.integer({ min: 0, max: 9 }),
      sort: fc.integer({ min: 0, max: 9 }),
    })
    .map(({ id, ...fields }) => game(id, fields)),
  { selector: ({ id }) => id, maxLength: 60 },
);

describe('for any list', () => {
  it('every game is on one shelf and with one provider, in whatever order the list arrives', () => {
    fc.assert(
      fc.property(games, (list) => {
        const catalogue = arrangeCatalogue(list, active, providers);
        const onShelves = [...catalogue.shelves.values()].flatMap((shelf) => ids(shelf.games));
        const withProviders = [...catalogue.shelves.values()].flatMap((shelf) =>
          shelf.providers.flatMap((part) => ids(part.games)),
        );
        const all = ids(list).toSorted((a, b) => a - b);
        expect(onShelves.toSorted((a, b) => a - b)).toEqual(all);
        expect(withProviders.toSorted((a, b) => a - b)).toEqual(all);
        expect(catalogue.byId.size).toBe(list.length);
        const turned = arrangeCatalogue(list.toReversed(), active, providers);
        expect([...turned.shelves.keys()].toSorted()).toEqual(
          [...catalogue.shelves.keys()].toSorted(),
        );
        for (const [id, shelf] of catalogue.shelves) expect(turned.shelves.get(id)).toEqual(shelf);
        expect(turned.hot).toEqual(catalogue.hot);
      }),
    );
  });

  it('the hot shelf contains every hot game in order', () => {
    fc.assert(
      fc.property(games, (list) => {
        const { hot } = arrangeCatalogue(list, active, providers);
        expect(hot).toHaveLength(list.filter((one) => one.isHot).length);
        for (const [at, one] of hot.entries()) {
          const before = hot[at - 1];
          if (before === undefined) continue;
          expect(one.hotSort).toBeGreaterThanOrEqual(before.hotSort);
          if (one.hotSort === before.hotSort) expect(one.id).toBeGreaterThan(before.id);
        }
      }),
    );
  });
});

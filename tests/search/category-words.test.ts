import { categoriesNamed, withCategories } from '#shared/search/category-words.ts';
import type { Game } from '#shared/game/game.ts';
import { describe, expect, it } from 'vitest';

const categories = [1, 2, 3, 4, 5, 6, 9].map((id) => ({ id, sort: id }));
const THAI: Readonly<Record<number, string>> = { 1: 'สล็อต', 2: 'ยิงปลา', 4: 'กีฬา' };
const named = (typed: string, labels = THAI) => [
  ...categoriesNamed(typed, categories, (id) => labels[id] ?? '?'),
];
const game = (id: number, categoryId: number, name: string) => ({ id, categoryId, name }) as Game;

describe('a category search', () => {
  it.each([
    ['slot', [1]],
    ['Slots', [1]],
    ['FISH', [2]],
    ['sport', [4]],
    ['live', [5]],
    ['สล็อต', [1]],
    ['สลอต', [1]],
    ['กีฬา', [4]],
  ])('finds the category for %s', (typed, ids) => {
    expect(named(typed)).toEqual(ids);
  });

  it.each(['sl', 'lots', 'slotss', 'tiger', '???', ''])('finds no category for "%s"', (typed) => {
    expect(named(typed)).toEqual([]);
  });
});

it('a search lists names with the typed text first, then the category, then similar names', () => {
  const [lost, inn, reels, fish] = [
    game(1, 3, 'Lost Tiger'),
    game(2, 3, 'The Slot Inn'),
    game(3, 1, 'Reels'),
    game(4, 2, 'Fish'),
  ];
  const found = [lost, inn];
  expect(withCategories(found, 'slot', new Set([1]), [inn, reels, fish, lost])).toEqual([
    inn,
    reels,
    lost,
  ]);
  expect(withCategories(found, 'tiger', new Set(), [reels])).toBe(found);
});

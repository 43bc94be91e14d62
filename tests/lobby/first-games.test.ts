import { firstGames } from '#server/catalogue/first-games.ts';
import { wireGame } from '#tests/builders/wire.ts';
import { describe, expect, it } from 'vitest';

const game = (id: number, more: Partial<ReturnType<typeof wireGame>> = {}) => ({
  ...wireGame({ id, sort: id, ...more }),
  version: 1,
});
const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const idsOf = (games: readonly { id: number }[]) => games.map(({ id }) => id);

describe('the games sent on a first visit', () => {
  it('are the first of each category, in lobby order', () => {
    const slots = ids(1, 30).map((id) => game(id, { typeId: 1, sort: 100 - id }));
    const fishing = ids(31, 33).map((id) => game(id, { typeId: 2 }));
    expect(idsOf(firstGames([...slots, ...fishing]))).toEqual([...ids(13, 30), ...ids(31, 33)]);
  });

  it('include the first hot games, however late they are in their category', () => {
    const slots = ids(1, 100).map((id) =>
      game(id, { typeId: 1, hot: id > 50 ? 1 : 0, hotSort: id }),
    );
    expect(idsOf(firstGames(slots))).toEqual([...ids(1, 18), ...ids(51, 86)]);
  });

  it('are all visible games when there are few', () => {
    const few = [game(1), game(2, { showType: 1 }), game(3)];
    expect(idsOf(firstGames(few))).toEqual([1, 3]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '#shared/game/game.ts';
import { buildGame } from '#tests/builders/game.ts';
import { gameRows } from '#features/game/game-rows.ts';

function games(count: number): readonly Game[] {
  return Array.from({ length: count }, (_unused, at) => buildGame({ id: at + 1, sort: at }));
}

describe('the rows of a grid', () => {
  it('hold three games each, and the last row the remaining ones', () => {
    const rows = gameRows(games(7), 3);
    expect(rows.map((row) => row.map(({ id }) => id))).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  });

  it('are empty without games', () => {
    expect(gameRows([], 3)).toEqual([]);
  });

  it('hold at least one game, whatever column count was measured', () => {
    expect(gameRows(games(2), 0)).toHaveLength(2);
    expect(gameRows(games(2), 1.9)).toHaveLength(2);
  });

  it('contain every game in order', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 6 }), (count, columns) => {
        const list = games(count);
        const rows = gameRows(list, columns);
        expect(rows.flat()).toEqual(list);
        for (const row of rows.slice(0, -1)) expect(row).toHaveLength(columns);
      }),
    );
  });
});

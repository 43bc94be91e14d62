import { describe, expect, it } from 'vitest';
import { percentOfBps, termsFor } from '#server/games/rules/kinds.ts';

describe('the stated return', () => {
  it.each([
    [1, 94.3, 94.49],
    [1, 97.1, 97.04],
    [2, undefined, 94.49],
    [3, 96.5, 96.06],
    [5, 98.9, 98.37],
    [4, 94.01, 94.01],
    [6, 98.88, 98.88],
    [6, 99.99, 99],
    [4, undefined, 96.5],
  ])('of type %i wished %s is %d', (typeId, wished, stated) => {
    expect(percentOfBps(termsFor(typeId, wished).returnBps)).toBe(stated);
  });
});

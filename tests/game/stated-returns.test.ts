import { describe, expect, it } from 'vitest';
import { percentOfBps, termsFor } from '#server/game/rules/kinds.ts';

describe('the stated return', () => {
  it.each([
    ['reels', 94.3, 94.49],
    ['reels', 97.1, 97.04],
    ['reels', undefined, 94.49],
    ['cards', 96.5, 96.06],
    ['cards', 98.9, 98.37],
    ['fishing', 96.01, 96.01],
    ['fishing', undefined, 96],
    ['fishing', 99, 97],
    ['match', 94.01, 94.49],
    ['match', 99, 96.38],
    ['duel', 97.3, 97.06],
    ['duel', 94, 94.71],
    ['rise', 98.88, 98.88],
    ['rise', 99.99, 99],
  ] as const)('of %s, requested as %s, is %d', (kind, asked, stated) => {
    expect(percentOfBps(termsFor(kind, asked).returnBps)).toBe(stated);
  });
});

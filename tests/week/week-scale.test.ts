import { scaleOf } from '#shared/week/week-scale.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('the scale of a week', () => {
  it.each([
    { values: [-1_200, 400, 0], zero: 0.75, farthest: -1_200 },
    { values: [-100, 300], zero: 0.25, farthest: 300 },
    { values: [-500, -20], zero: 1, farthest: -500 },
    { values: [500, 20], zero: 0, farthest: 500 },
    { values: [0, 0], zero: 0, farthest: 0 },
  ])('has one zero line for $values', ({ values, zero, farthest }) => {
    expect(scaleOf(values)).toMatchObject({ zero, farthest });
  });

  it('draws a loss as long as a win of the same amount, and nothing outside', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (values) => {
        const { zero, fractionOf } = scaleOf(values);
        for (const value of values) {
          const room = value < 0 ? zero : 1 - zero;
          expect(fractionOf(value)).toBeLessThanOrEqual(room + 1e-9);
          expect(fractionOf(value)).toBe(fractionOf(-value));
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { virtualRange, type GridView } from '#features/game/virtual-range.ts';

const phone: GridView = {
  top: 0,
  viewHeight: 800,
  rowHeight: 100,
  count: 1667,
  spare: 4,
  most: 20,
};

describe('the rendered rows', () => {
  it('are those in view plus spare ones at each edge', () => {
    expect(virtualRange({ ...phone, top: 5000 })).toEqual({ first: 46, end: 62 });
  });

  it('include a row that is in view by one pixel', () => {
    expect(virtualRange({ ...phone, top: 5099, spare: 0 })).toEqual({ first: 50, end: 59 });
    expect(virtualRange({ ...phone, top: 5001, spare: 0 })).toEqual({ first: 50, end: 59 });
  });

  it('end at both ends of the grid', () => {
    expect(virtualRange(phone)).toEqual({ first: 0, end: 12 });
    expect(virtualRange({ ...phone, top: 166_000 })).toEqual({ first: 1656, end: 1667 });
  });

  it('are the nearest ones while the grid is out of view', () => {
    expect(virtualRange({ ...phone, top: -9000 })).toEqual({ first: 0, end: 5 });
    expect(virtualRange({ ...phone, top: 900_000 })).toEqual({ first: 1662, end: 1667 });
  });

  it('are none without games or before a row was measured', () => {
    expect(virtualRange({ ...phone, count: 0 })).toEqual({ first: 0, end: 0 });
    expect(virtualRange({ ...phone, rowHeight: 0 })).toEqual({ first: 0, end: 0 });
  });

  it('drop spare rows above the maximum, but never those in view', () => {
    expect(virtualRange({ ...phone, top: 5000, most: 12 })).toEqual({ first: 48, end: 60 });
    expect(virtualRange({ ...phone, top: 5000, most: 3 })).toEqual({ first: 50, end: 58 });
  });

  it('cover the view at any position and size, within the maximum', () => {
    const view = fc.record({
      top: fc.integer({ min: -3000, max: 200_000 }),
      viewHeight: fc.integer({ min: 200, max: 1400 }),
      rowHeight: fc.integer({ min: 100, max: 400 }),
      count: fc.integer({ min: 1, max: 2000 }),
      spare: fc.nat(6),
      most: fc.constant(20),
    });
    fc.assert(
      fc.property(view, (given) => {
        const { first, end } = virtualRange(given);
        const { top, viewHeight, rowHeight, count, most } = given;
        expect(first).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(count);
        expect(end - first).toBeLessThanOrEqual(most);
        expect(end).toBeGreaterThan(first);
        const isInView = top + viewHeight > 0 && top < count * rowHeight;
        if (!isInView) return;
        expect(first * rowHeight).toBeLessThanOrEqual(Math.max(0, top));
        expect(end * rowHeight).toBeGreaterThanOrEqual(
          Math.min(count * rowHeight, top + viewHeight),
        );
      }),
    );
  });
});

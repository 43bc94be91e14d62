import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BannerFacts } from '#shared/activity/activity.ts';
import { visibleBanners, type Banner } from '#shared/lobby/banner.ts';
import { minorUnits } from '#shared/money/money.ts';

function banner(id: number, fields: Partial<Banner> = {}): Banner {
  return { id, imageUrl: '', title: '', clickType: 0, clickAction: '', sort: 0, ...fields };
}

const visitor: BannerFacts = { hasBoundMobile: false, totalRecharge: minorUnits(0) };
const bind = banner(1, { clickType: 1, clickAction: '4' });
const recharge = banner(2, { clickType: 1, clickAction: '28' });
const shown = (banners: readonly Banner[], facts: Partial<BannerFacts> = {}) =>
  visibleBanners(banners, { ...visitor, ...facts }).map(({ id }) => id);

describe('banners', () => {
  it('are ordered by sort, then by id [home.banner.sort]', () => {
    const list = [banner(3, { sort: 2 }), banner(9, { sort: 1 }), banner(4, { sort: 1 })];
    expect(shown(list)).toEqual([4, 9, 3]);
  });

  it('show the one to bind a mobile only while none is bound [home.banner.bind-hidden] [enum.activity.bind]', () => {
    expect(shown([bind])).toEqual([1]);
    expect(shown([bind], { hasBoundMobile: true })).toEqual([]);
  });

  it('show recharge rewards only after a recharge [home.banner.recharge-hidden]', () => {
    expect(shown([recharge])).toEqual([]);
    expect(shown([recharge], { totalRecharge: minorUnits(-1) })).toEqual([]);
    expect(shown([recharge], { totalRecharge: minorUnits(1) })).toEqual([2]);
  });

  it('hide only in-app actions by these rules, not a game or link of that number', () => {
    const game = banner(5, { clickType: 2, clickAction: '4' });
    const link = banner(6, { clickType: 3, clickAction: '28' });
    expect(shown([game, link], { hasBoundMobile: true })).toEqual([5, 6]);
  });

  it('are all shown in order, except those hidden by the two rules [data.banner]', () => {
    const any = fc.record({
      clickType: fc.constantFrom(0, 1, 2, 3),
      clickAction: fc.constantFrom('', '4', '15', '28', '10000'),
      sort: fc.integer({ min: -5, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(any), fc.boolean(), fc.integer(), (rows, hasBoundMobile, total) => {
        const list = rows.map((fields, at) => banner(at, fields));
        const facts = { hasBoundMobile, totalRecharge: minorUnits(total) };
        const seen = visibleBanners(list, facts);
        const hidden = list.filter(
          ({ clickType, clickAction }) =>
            clickType === 1 &&
            ((clickAction === '4' && hasBoundMobile) || (clickAction === '28' && total <= 0)),
        );
        expect(seen).toHaveLength(list.length - hidden.length);
        for (const one of hidden) expect(seen).not.toContain(one);
        for (const [at, one] of seen.entries()) {
          const before = seen[at - 1];
          if (before) expect(one.sort).toBeGreaterThanOrEqual(before.sort);
        }
      }),
    );
  });
});

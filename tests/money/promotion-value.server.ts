import { describe, expect, it } from 'vitest';
import { makeRedPacketTerms } from '#server/demo/seed/red-packet-terms.ts';
import { makeGames } from '#server/demo/seed/games.ts';
import { makeRechargeItems } from '#server/demo/seed/recharge-items.ts';
import { makeWebConfig } from '#server/demo/seed/web-config.ts';
import { MARKETS } from '#shared/market/market.ts';
import { leastCost, promotionValues } from '#server/operator/promotion-value.ts';
import { USUAL_RULES } from '#server/money/wagering/wagering-rules.ts';
import { eachPlatform, operate } from '#tests/server/platforms.ts';
import type { Documents } from '#server/catalogue/documents.ts';

describe.each(MARKETS)('the promotions of %s', (market) => {
  const games = makeGames({ market, count: 420, now: Date.UTC(2026, 10, 20) });
  const documents = {
    webConfig: makeWebConfig(market, games, ''),
    trade: { rechargeList: makeRechargeItems(market) } as Documents['trade'],
    redPacket: makeRedPacketTerms(),
  };

  it('are worth nothing to a player who plays for the bonus alone', () => {
    expect(games).toHaveLength(420);
    const values = promotionValues(documents, games, USUAL_RULES);
    expect(values.filter(({ worth }) => worth > 0)).toEqual([]);
    const kinds = new Set(values.map(({ promotion }) => promotion.replace(/ \d+$/, '')));
    expect([...kinds]).toEqual([
      'deposit bonus',
      'sign-up bonus',
      'accumulated recharge',
      'spin invite',
      'cash bonus',
      'deposit boosts',
      'tasks, VIP, mail, codes, mobile',
    ]);
  });

  it('are reported when their wagering requirement is too low', () => {
    const cheap = { ...documents, redPacket: { ...makeRedPacketTerms(), betRate: 1 } };
    const losing = promotionValues(cheap, games, USUAL_RULES).filter(({ worth }) => worth > 0);
    expect(losing).toEqual([{ promotion: 'cash bonus', betTimes: 1, worth: 97.04 }]);
  });
});

describe('the cost of a coin that counts', () => {
  const rise = { typeId: 6, rtp: 99 };
  const reels = { typeId: 1, rtp: 97 };

  it('is the lowest edge in relation to the share of a bet that counts', () => {
    expect(leastCost([rise], USUAL_RULES)).toBeCloseTo(0.04, 10);
    expect(leastCost([reels, rise], USUAL_RULES)).toBeCloseTo(0.0296, 10);
    expect(leastCost([rise], { ...USUAL_RULES, shares: { 6: 100 } })).toBeCloseTo(0.01, 10);
  });

  it('is infinite where no bet counts', () => {
    expect(leastCost([rise], { ...USUAL_RULES, shares: {} })).toBe(Number.POSITIVE_INFINITY);
    expect(leastCost([], USUAL_RULES)).toBe(Number.POSITIVE_INFINITY);
  });
});

eachPlatform('the operator', (subject) => {
  const run = async (name: string, options: object = {}) =>
    (await operate(subject.platform(), name, options)).body;

  it('sees the worth of each promotion, and changes the wagering rules', async () => {
    expect(await run('wagering rules')).toMatchObject({ errcode: 0, ...USUAL_RULES });
    const before = (await run('promotion list'))['promotions'] as { worth: number }[];
    expect(before.length).toBeGreaterThan(20);
    expect(before.filter(({ worth }) => worth > 0)).toEqual([]);
    const changed = { betTimes: 40, shares: { ...USUAL_RULES.shares, 6: 100 }, leastOut: 150 };
    const options = { betTimes: '40', type: '6', percent: '100', leastOut: '1.50' };
    expect(await run('wagering rules', options)).toMatchObject(changed);
    expect(await run('wagering rules')).toMatchObject(changed);
    const after = (await run('promotion list'))['promotions'] as { worth: number }[];
    expect(after.some(({ worth }) => worth > 0)).toBe(true);
  });

  it.each([[{ type: 6 }], [{ percent: 5 }], [{ type: 6, percent: 101 }], [{ leastOut: 0.5 }]])(
    'is refused invalid rules %j, which change nothing',
    async (options) => {
      const before = await run('wagering rules');
      expect(await run('wagering rules', options)).not.toMatchObject({ errcode: 0 });
      expect(await run('wagering rules')).toEqual(before);
    },
  );
});

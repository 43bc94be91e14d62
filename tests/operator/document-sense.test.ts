import { describe, expect, it } from 'vitest';
import { epochMs } from '#shared/time/duration.ts';
import { makeDemoDocuments } from '#server/demo/seed/seed-catalogue.ts';
import { nonsenseIn } from '#server/catalogue/document-sense.ts';

const now = epochMs(Date.UTC(2026, 10, 21));

describe('the sense of a document', () => {
  it.each(['ph', 'th'] as const)('is in what a demo has (%s)', async (market) => {
    const documents = await makeDemoDocuments({ market, games: 60, now });
    for (const [key, value] of Object.entries(documents)) {
      expect([key, nonsenseIn(value)]).toEqual([key, undefined]);
    }
  });

  it.each([
    [
      { vipConfigList: [{ level: 1, weeklyBonus: -500 }] },
      'vipConfigList.0.weeklyBonus: -500 is below 0',
    ],
    [{ payChannelList: [{ id: 1, feeBps: -1 }] }, 'payChannelList.0.feeBps: -1 is below 0'],
    [
      { payChannelList: [{ id: 1, feeBps: 20_000 }] },
      'payChannelList.0.feeBps: 20000 is more than',
    ],
    [{ payChannelList: [{ id: 1, min: 500, max: 100 }] }, 'payChannelList.0.min: 500 is above max'],
    [{ rechargeMin: 9, rechargeMax: 8 }, 'rechargeMin: 9 is above rechargeMax, which is 8'],
    [{ payChannelList: [{ id: 1 }, { id: 1 }] }, 'payChannelList: the id 1 is there twice'],
    [-1, ': -1 is below 0'],
  ])('is missing in %j', (value, problem) => {
    expect(nonsenseIn(value)).toContain(problem);
  });

  it.each([
    { appGameTypeList: [{ id: 1, sort: -1 }], hotSort: -2 },
    {
      props: [
        { id: 4001, num: 1 },
        { id: 4001, num: 2 },
      ],
    },
    { list: [{ level: 1 }, { level: 1 }], etaMin: 30 },
    { min: 5, max: 5, name: '-1', none: null, yes: true },
  ])('is in %j', (value) => {
    expect(nonsenseIn(value)).toBeUndefined();
  });
});

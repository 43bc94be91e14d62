/** Cash bonus rules: level requirements, withdrawal, next steps after a refusal (spec §6, §8). */
import {
  redPacketWithdrawal,
  claimedInAll,
  levelNeeds,
  rechargeProgress,
  sortBonuses,
  type BonusState,
  type LevelBonus,
} from '#shared/red-packet/red-packet.ts';
import { redPacketStep } from '#shared/red-packet/red-packet-step.ts';
import { epochMs, milliseconds } from '#shared/time/duration.ts';
import { fromCoins, minorUnits, ZERO } from '#shared/money/money.ts';
import { packetEnd, packetLeft } from '#shared/red-packet/packet.ts';
import { errorCatalogue } from '#i18n/error-catalogue.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const level = (changes: Partial<LevelBonus> = {}): LevelBonus => ({
  level: 3,
  bonus: fromCoins(38),
  needVip: 1,
  needGameLevel: 3,
  needBet: fromCoins(5000),
  state: 'not-reached',
  ...changes,
});

describe('bonuses', () => {
  it('are ordered claimable, not reached, claimed, otherwise as given', () => {
    const states: BonusState[] = [
      'claimed',
      'not-reached',
      'claimable',
      'not-reached',
      'claimable',
    ];
    const given = states.map((state, place) => ({ state, place }));
    expect(sortBonuses(given).map(({ place }) => place)).toEqual([2, 4, 1, 3, 0]);
    expect(given[0]?.place).toBe(0);
  });

  it('of a level list the required VIP and game level and what is missing [auth.bonus-level]', () => {
    const progress = { vip: 0, gameLevel: 2, bets: fromCoins(1800) };
    expect(levelNeeds(level(), progress)).toEqual([
      { kind: 'vip', level: 1, isMet: false },
      { kind: 'game-level', level: 3, isMet: false, betLeft: fromCoins(3200) },
    ]);
    expect(levelNeeds(level(), { vip: 1, gameLevel: 3, bets: fromCoins(6000) })).toEqual([
      { kind: 'vip', level: 1, isMet: true },
      { kind: 'game-level', level: 3, isMet: true, betLeft: ZERO },
    ]);
    expect(levelNeeds(level({ needVip: 0, needGameLevel: 0 }), progress)).toEqual([]);
  });

  it.each([
    ['no bets', { vip: 9, gameLevel: 3, bets: null }, level(), true],
    ['no need of bets', { vip: 9, gameLevel: 2, bets: ZERO }, level({ needBet: null }), false],
    ['no game level', { vip: 9, gameLevel: null, bets: null }, level(), false],
  ])(
    'leave the missing amount unknown when the server sends %s',
    (_what, progress, bonus, isMet) => {
      expect(levelNeeds(bonus, progress)[1]).toEqual({
        kind: 'game-level',
        level: 3,
        isMet,
        betLeft: null,
      });
    },
  );

  it('for deposits have a progress from 0 to 100 percent', () => {
    const price = fromCoins(500);
    expect(rechargeProgress({ price }, null)).toBeNull();
    expect(rechargeProgress({ price }, ZERO)).toBe(0);
    expect(rechargeProgress({ price }, minorUnits(49_999))).toBe(99);
    expect(rechargeProgress({ price }, fromCoins(500))).toBe(100);
    expect(rechargeProgress({ price }, fromCoins(9000))).toBe(100);
  });

  it('have a total of the claimed ones, including the red packet once it is done', () => {
    const packet = (status: number) => ({ createdAt: epochMs(0), status, betSoFar: ZERO });
    const recharge = { id: 1, price: fromCoins(100), bonus: fromCoins(10) };
    const facts = (status: number) => ({
      packet: packet(status),
      levels: [level({ state: 'claimed' }), level({ state: 'claimable' })],
      recharges: [
        { ...recharge, state: 'claimed' as const },
        { ...recharge, state: 'not-reached' as const },
      ],
    });
    expect(claimedInAll(facts(1), fromCoins(50))).toBe(fromCoins(48));
    expect(claimedInAll(facts(2), fromCoins(50))).toBe(fromCoins(98));
    expect(claimedInAll(facts(3), fromCoins(50))).toBe(fromCoins(98));
  });
});

describe('the withdrawal of collected bonuses', () => {
  it.each([
    [0, 20, 1, { kind: 'nothing' }],
    [0, null, 0, { kind: 'nothing' }],
    [1999, 20, 1, { kind: 'under-least', least: 2000 }],
    [2000, 20, 1, { kind: 'ready', amount: 2000 }],
    [2000, 20, 0, { kind: 'no-times-left' }],
    [1, null, 1, { kind: 'ready', amount: 1 }],
  ] as const)(
    'with %d collected, from %s on, %d times left',
    (claimed, least, withdrawalsLeft, expected) => {
      const leastWithdrawal = least === null ? null : fromCoins(least);
      expect(
        redPacketWithdrawal({ claimed: minorUnits(claimed), leastWithdrawal, withdrawalsLeft }),
      ).toEqual(expected);
    },
  );
});

describe('the remaining time of a red packet', () => {
  it('is never negative, and zero from its end on [flow.red-packet.expired]', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (createdAt, lifetime, now) => {
        const packet = { createdAt: epochMs(createdAt) };
        const rules = { lifetime: milliseconds(lifetime) };
        const left = packetLeft(packet, rules, epochMs(now));
        expect(left).toBe(Math.max(0, createdAt + lifetime - now));
        expect(left === 0).toBe(now >= packetEnd(packet, rules));
      }),
    );
  });
});

describe('the next step after a refusal', () => {
  it('exists for every specified code, and is customer service for an unknown one', () => {
    const codes = Object.keys(errorCatalogue['red-packet'].codes).map(Number);
    expect(codes).toEqual([1101, 1107, 1108, 1109, 1110, 1111, 1112, 1113, 1114, 1115]);
    const steps = Object.fromEntries(codes.map((code) => [code, redPacketStep(code, true)]));
    expect(steps).toEqual({
      1101: 'service',
      1107: 'play',
      1108: 'tomorrow',
      1109: 'play',
      1110: 'vip',
      1111: 'service',
      1112: 'activities',
      1113: 'service',
      1114: 'play',
      1115: 'page',
    });
    expect([1241, 1242, 1243].map((code) => redPacketStep(code, true))).toEqual([
      'page',
      'deposit',
      'page',
    ]);
    expect([1084, 1292].map((code) => redPacketStep(code, true))).toEqual(['bind', 'deposit']);
    expect(redPacketStep(4242, true)).toBe('service');
    expect(redPacketStep(4242, false)).toBe('service');
  });

  it('is to bind a bank account when requirements are unmet and none is bound', () => {
    expect(redPacketStep(1114, false)).toBe('bank');
    expect(redPacketStep(1107, false)).toBe('play');
  });
});

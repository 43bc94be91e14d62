/** Activity rules: tiers, spin invite, red packet, share link (spec §3, §4, §9). */
import { shownTiers, tierPicture } from '#shared/accumulated-recharge/accumulated-recharge.ts';
import type { RechargeTier } from '#shared/deposit/offer.ts';
import { epochMs, milliseconds } from '#shared/time/duration.ts';
import { fromCoins, minorUnits, type MinorUnits } from '#shared/money/money.ts';
import { betProgress, packetView, type Packet } from '#shared/red-packet/packet.ts';
import { shareLink } from '#shared/share/share-link.ts';
import { panelOf, spinProgress } from '#shared/spin-invite/spin-invite.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const tier = (id: number, price: number, shows = 0): RechargeTier => ({
  id,
  price: fromCoins(price),
  bonus: fromCoins(price / 10),
  showLimit: fromCoins(shows),
  betRate: 2.5,
  props: [],
});
const LADDER = [tier(9, 50), tier(10, 100), tier(11, 300), tier(12, 500), tier(13, 1000, 500)];

function list(total: number, claimed: readonly number[] = [], lookAhead = 0) {
  const facts = { totalRecharge: fromCoins(total), firstId: 10, claimed, lookAhead };
  return shownTiers(LADDER, facts).map(({ id, state }) => `${id} ${state}`);
}

describe('tiers of the accumulated recharge', () => {
  it('are ordered claimable, not reached, claimed [flow.recharge-tier.state]', () => {
    expect(list(300, [10])).toEqual(['11 claimable', '12 not-reached', '10 claimed']);
  });

  it('of a past season are omitted [flow.recharge-tier.shown]', () => {
    expect(list(10_000).join()).not.toContain('9 ');
  });

  it('are shown when the total reaches their limit, or through the look-ahead [flow.recharge-tier.shown]', () => {
    expect(list(499)).not.toContain('13 not-reached');
    expect(list(500)).toContain('13 not-reached');
    expect(list(0, [], 3)).toContain('13 not-reached');
    expect(list(0, [], 2)).not.toContain('13 not-reached');
  });

  it('never exceed 100 percent, and always include the reached and the claimed ones [accumulated-recharge.tier]', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 }).map((value) => minorUnits(value));
    fc.assert(
      fc.property(
        amount,
        fc.uniqueArray(fc.constantFrom<number[]>(10, 11, 12, 13)),
        fc.nat({ max: 5 }),
        (totalRecharge, claimed, lookAhead) => {
          const facts = { totalRecharge, firstId: 10, claimed, lookAhead };
          const shown = shownTiers(LADDER, facts);
          for (const { progress, price, state } of shown) {
            expect(progress).toBeLessThanOrEqual(100);
            if (state === 'claimable') expect(totalRecharge).toBeGreaterThanOrEqual(price);
          }
          const ids = shown.map(({ id }) => id);
          for (const { id, price } of LADDER.slice(1)) {
            if (claimed.includes(id) || totalRecharge >= price) expect(ids).toContain(id);
          }
        },
      ),
    );
  });

  it('have their place by price, in whatever order they are listed', () => {
    const facts = { totalRecharge: fromCoins(300), firstId: 10, claimed: [10], lookAhead: 0 };
    const places = shownTiers(LADDER, facts).map(({ id, place }) => [id, place]);
    expect(places).toEqual([
      [11, 1],
      [12, 2],
      [10, 0],
    ]);
  });

  it('round the bonus percentage down and the required bets up', () => {
    const odd = { ...tier(10, 300), bonus: minorUnits(1_999) };
    const facts = { totalRecharge: fromCoins(0), firstId: 10, claimed: [], lookAhead: 0 };
    expect(shownTiers([odd], facts)[0]).toMatchObject({ bonusPercent: 6, mustBet: 4_998 });
  });

  it('have a picture by their place [accumulated-recharge.icons]', () => {
    expect([-1, 0, 1, 3, 4, 6, 7].map(tierPicture)).toEqual([
      'coins',
      'coins',
      'pouch',
      'pouch',
      'chest',
      'chest',
      'vault',
    ]);
  });
});

describe('the spin invite', () => {
  it('shows the intro when there is no round [flow.spin-invite.status]', () => {
    expect(([0, 1, 2, 3, 4] as const).map(panelOf)).toEqual([
      'intro',
      'progress',
      'progress',
      'progress',
      'intro',
    ]);
  });

  it.each<[number, number, number, number]>([
    [499.5, 500, 99.9, 0.5],
    [0, 500, 0, 500],
    [600, 500, 100, 0],
    [0, 0, 100, 0],
  ])(
    'shows %d of %d as %d %%, with %d remaining [spin-invite.progress] [flow.spin-invite.progress]',
    (won, total, percent, remaining) => {
      expect(spinProgress(fromCoins(won), fromCoins(total))).toEqual({
        won: fromCoins(won),
        remaining: fromCoins(remaining),
        percent,
      });
    },
  );
});

describe('the red packet', () => {
  const rules = {
    lifetime: milliseconds(1000),
    amount: fromCoins(50),
    betNeeded: fromCoins(500),
  };
  const packet = (status: number, betSoFar: MinorUnits = minorUnits(0)): Packet => ({
    createdAt: epochMs(5000),
    status,
    betSoFar,
  });

  it.each([
    [1, 5999, 'withdraw'],
    [0, 5999, 'share'],
    [-3, 5999, 'share'],
    [2, 5999, 'done'],
    [7, 9999, 'done'],
    [1, 6000, 'expired'],
    [0, 9999, 'expired'],
  ])(
    'with status %d at %d shows: %s [red-packet.withdraw-or-share] [flow.red-packet.status]',
    (status, now, view) => {
      expect(packetView(packet(status), rules, epochMs(now))).toBe(view);
    },
  );

  it('has its bet progress in percent, at most 100 [red-packet.amount-and-progress]', () => {
    expect(betProgress(packet(0, fromCoins(123)), rules)).toBe(24);
    expect(betProgress(packet(0, fromCoins(9999)), rules)).toBe(100);
  });
});

describe('the share link', () => {
  it('includes the inviter’s code and agent id [data.share-link]', () => {
    expect(shareLink({ base: 'https://play.example/in', inviteCode: 'A B', aid: '7' })).toBe(
      'https://play.example/in?outValue=A%20B&install_referrer=h5&aid=7&share_referrer=1',
    );
  });

  it('preserves the query and fragment of the base [data.share-link]', () => {
    const parts = { base: 'https://play.example/?x=1#top', inviteCode: 'A', aid: '7' };
    expect(shareLink({ ...parts, shareReferrer: 2 })).toBe(
      'https://play.example/?x=1&outValue=A&install_referrer=h5&aid=7&share_referrer=2#top',
    );
  });

  it.each(['', 'play.example', 'javascript:alert(1)', 'ftp://play.example/'])(
    'is null for the base %j',
    (base) => {
      expect(shareLink({ base, inviteCode: 'A', aid: '7' })).toBeNull();
    },
  );
});

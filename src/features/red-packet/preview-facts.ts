/** Data for the previews of the red packet and of the cash bonus. */
import type { BonusState, RedPacket, LevelBonus } from '#shared/red-packet/red-packet.ts';
import { epochMs, HOUR_MS, milliseconds } from '#shared/time/duration.ts';
import { fromCoins } from '#shared/money/money.ts';
import type { PacketRules } from '#shared/red-packet/packet.ts';

/** Recent enough that the previews never see its end. */
export const BEGUN_AT = epochMs(Date.now() - HOUR_MS);

export const RULES: PacketRules = {
  lifetime: milliseconds(72 * HOUR_MS),
  amount: fromCoins(50),
  betNeeded: fromCoins(500),
};

export const BONUS: RedPacket = {
  packet: { createdAt: BEGUN_AT, status: 0, betSoFar: fromCoins(120) },
  claimed: fromCoins(60),
  total: fromCoins(888),
  withdrawalsLeft: 1,
  levels: [
    level(1, { bonus: 10, vip: 0, bets: 200 }, 'claimed'),
    level(2, { bonus: 20, vip: 0, bets: 1000 }, 'claimable'),
    level(3, { bonus: 38, vip: 1, bets: 5000 }, 'not-reached'),
    level(4, { bonus: 70, vip: 1, bets: 20_000 }, 'not-reached'),
  ],
  recharges: [
    { id: 1, price: fromCoins(100), bonus: fromCoins(10), state: 'claimable' },
    { id: 2, price: fromCoins(500), bonus: fromCoins(40), state: 'not-reached' },
    { id: 3, price: fromCoins(2000), bonus: fromCoins(200), state: 'not-reached' },
  ],
  gameLevel: 2,
  bets: fromCoins(1800),
  recharge: fromCoins(300),
  leastWithdrawal: fromCoins(20),
  betTimes: 1,
  endsAt: null,
};

function level(
  number: number,
  { bonus, vip, bets }: { bonus: number; vip: number; bets: number },
  state: BonusState,
): LevelBonus {
  return {
    level: number,
    bonus: fromCoins(bonus),
    needVip: vip,
    needGameLevel: number,
    needBet: fromCoins(bets),
    state,
  };
}

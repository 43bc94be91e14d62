import { ClaimCode } from '#shared/reward/claim-errors.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { grantRewards, type Reward } from '#server/players/reward/grant-rewards.ts';
import { RewardId } from '#shared/reward/reward.ts';
import { levelAfter, levelOf, sortedLadder, type VipLevel } from '#server/vip/ladder.ts';
import { marketMonth, marketWeek } from '#server/vip/periods.ts';
import { add, minorUnits, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { Market } from '#shared/market/market.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';

/** Contract, VIP part. Birthday (4) is missing: birthdays are not collected. */
const Kind = { upgrade: 1, weekly: 2, monthly: 3 } as const;

/** Prefix of references of claimed bonuses. */
export const VIP_PREFIX = 'vip-';

/** A bonus of the ladder, claimable or not. */
export interface VipBonus {
  kind: (typeof Kind)[keyof typeof Kind];
  level: number;
  amount: MinorUnits;
  /** It can be claimed once per period. */
  period: string;
  isReached: boolean;
  /** 0 when it does not expire. */
  endTime: number;
}

export interface VipMoment {
  vip: number;
  ladder: readonly VipLevel[];
  market: Market;
  now: EpochMs;
}

/**
 * All past, present and future bonuses of a player: an upgrade for each level, and the week's and month's of
 * the current level, or of the next one when the current has none.
 */
export function bonusesOf({ vip, ladder, market, now }: VipMoment): VipBonus[] {
  const own = levelOf(ladder, vip);
  const [week, month] = [marketWeek(market, now), marketMonth(market, now)];
  const upgrades = sortedLadder(ladder).map((level) => ({
    kind: Kind.upgrade,
    level: level.level,
    amount: minorUnits(level.upgradeBonus),
    period: `level-${level.level}`,
    isReached: level.level <= vip,
    endTime: 0,
  }));
  const regular = [
    { kind: Kind.weekly, field: 'weeklyBonus', ...week },
    { kind: Kind.monthly, field: 'monthlyBonus', ...month },
  ] as const;
  const regulars = regular.flatMap(({ kind, field, name: period, endsAt: endTime }) => {
    const level = own && own[field] > 0 ? own : levelAfter(ladder, vip);
    if (!level) return [];
    const amount = minorUnits(level[field]);
    return [{ kind, level: level.level, amount, period, isReached: level === own, endTime }];
  });
  return [...upgrades, ...regulars].filter(({ amount }) => amount > 0);
}

/** Amounts of claimed bonuses, by keys such as `1 level-3`. */
export async function claimedBy(
  db: Kysely<Tables>,
  playerId: number,
  bonuses: readonly VipBonus[],
): Promise<ReadonlyMap<string, { level: number; amount: MinorUnits }>> {
  if (bonuses.length === 0) return new Map();
  const rows = await db
    .selectFrom('vip_claim')
    .where('player_id', '=', playerId)
    .where('period', 'in', [...new Set(bonuses.map(({ period }) => period))])
    .select(['kind', 'period', 'level', 'amount'])
    .execute();
  return new Map(rows.map((row) => [`${row.kind} ${row.period}`, row]));
}

/** What a level opens to a player beyond the own one: bonuses that are reached and not claimed. */
export async function openedBy(
  db: Kysely<Tables>,
  { id, vip: former }: { id: number; vip: number },
  moment: VipMoment,
): Promise<MinorUnits> {
  const open = async (vip: number) => {
    const reached = bonusesOf({ ...moment, vip }).filter(({ isReached }) => isReached);
    const claimed = await claimedBy(db, id, reached);
    const left = reached.filter(({ kind, period }) => !claimed.has(`${kind} ${period}`));
    return left.reduce<MinorUnits>((sum, { amount }) => add(sum, amount), ZERO);
  };
  return subtract(await open(moment.vip), await open(former));
}

/**
 * Pays a bonus of the ladder, once per level, week or month, also under concurrency. It is locked until it is
 * wagered.
 * @throws Refusal 1241 when it was claimed, 1242 when the player cannot claim it
 */
export async function claimVipBonus(
  trx: Trx,
  playerId: number,
  moment: VipMoment,
  wanted: { kind: number; level: number },
): Promise<Reward[]> {
  const bonuses = bonusesOf(moment);
  const bonus = bonuses.find(({ kind, level }) => kind === wanted.kind && level === wanted.level);
  if (!bonus?.isReached) {
    const ofKind = bonuses.filter(({ kind }) => kind === wanted.kind);
    const past = [...(await claimedBy(trx, playerId, ofKind)).values()];
    if (past.some(({ level }) => level === wanted.level)) throw alreadyClaimed();
    throw new Refusal(ClaimCode.notReached, 'not reached');
  }
  const { kind, level, amount, period } = bonus;
  const claimed = await trx
    .insertInto('vip_claim')
    .values({ player_id: playerId, kind, period, level, amount, created_at: moment.now })
    .onConflict((conflict) => conflict.columns(['player_id', 'kind', 'period']).doNothing())
    .returning('kind')
    .executeTakeFirst();
  if (!claimed) throw alreadyClaimed();
  const rewards = [{ id: RewardId.bonusCoins, count: amount }];
  const reference = `${VIP_PREFIX}${playerId}-${kind}-${period}`;
  return (await grantRewards(trx, { playerId, rewards, reference, now: moment.now })).rewards;
}

const alreadyClaimed = (): Refusal => new Refusal(ClaimCode.alreadyClaimed, 'claimed before');

import { ClaimCode } from '#shared/reward/claim-errors.ts';
import type { Kysely } from 'kysely';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import { RECHARGE_KIND } from '#shared/deposit/recharge-kind.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { isCurrencyReward, RewardId } from '#shared/reward/reward.ts';
import { readTradeOffer } from '#server/catalogue/documents.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { grantRewards, type Reward } from '#server/players/reward/grant-rewards.ts';
import * as v from 'valibot';
import { FIRST_TIER_ID } from './season.ts';

type State = WireResponseOf<'accumulatedRecharge'>;

/** A player's accumulated recharge: the total and the claims. */
export async function accumulatedRechargeOf(
  db: Kysely<Tables>,
  playerId: number,
  { appPropConfigMap, limits }: Pick<WireWebConfig, 'appPropConfigMap' | 'limits'>,
): Promise<State> {
  const [{ total_recharge: totalRecharge }, list] = await Promise.all([
    db
      .selectFrom('player')
      .where('id', '=', playerId)
      .select('total_recharge')
      .executeTakeFirstOrThrow(),
    claimsOf(db, playerId),
  ]);
  return {
    initId: FIRST_TIER_ID,
    totalRecharge,
    rechargeData: { list },
    props: tiersOf(appPropConfigMap).map(({ id, num }) => ({ id, count: num })),
    lookAhead: limits.lookAhead,
  };
}

/** Tiers that a player has claimed, in chronological order. */
async function claimsOf(
  db: Kysely<Tables>,
  playerId: number,
): Promise<State['rechargeData']['list']> {
  const rows = await db
    .selectFrom('recharge_claim')
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .orderBy('prop_id')
    .select(['prop_id', 'created_at'])
    .execute();
  return rows.map((row) => ({ propId: row.prop_id, time: row.created_at }));
}

/**
 * Claims a tier once, also under concurrency.
 * @returns its rewards and all claims
 * @throws Refusal 1242 for a tier that is not reached or not of this season, 1241 when it was claimed
 */
export async function claimTier(
  trx: Trx,
  { playerId, propId, now }: { playerId: number; propId: number; now: EpochMs },
  { appPropConfigMap }: Pick<WireWebConfig, 'appPropConfigMap'>,
): Promise<{ rewards: Reward[]; rechargeData: State['rechargeData'] }> {
  const tier = tiersOf(appPropConfigMap).find(({ id }) => id === propId);
  const { total_recharge: total } = await trx
    .selectFrom('player')
    .where('id', '=', playerId)
    .select('total_recharge')
    .executeTakeFirstOrThrow();
  if (tier === undefined || total < tier.price) {
    throw new Refusal(ClaimCode.notReached, 'the tier is not reached');
  }
  const claimed = await trx
    .insertInto('recharge_claim')
    .values({ player_id: playerId, prop_id: propId, created_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'prop_id']).doNothing())
    .returning('prop_id')
    .executeTakeFirst();
  if (!claimed) throw new Refusal(ClaimCode.alreadyClaimed, 'claimed before');
  const { rechargeList } = await readTradeOffer(trx);
  const props = rechargeList.find(({ id }) => id === propId)?.props ?? [];
  const rewards = [
    { id: RewardId.coins, count: tier.num },
    // Excludes money items: the tier's bonus already contains them.
    ...props.filter((item) => !isCurrencyReward(item)).map(({ id, count }) => ({ id, count })),
  ];
  const reference = `tier-${propId}-${playerId}`;
  const { rewards: granted } = await grantRewards(trx, {
    playerId,
    rewards,
    reference,
    betTimes: accumulatedBetTimes(tier),
    now,
  });
  return { rewards: granted, rechargeData: { list: await claimsOf(trx, playerId) } };
}

/** Tiers of this season: props of type 12 (spec §9). */
const tiersOf = (props: WireWebConfig['appPropConfigMap']) =>
  Object.values(props).filter(({ id, type }) => type === RECHARGE_KIND.tier && id >= FIRST_TIER_ID);

const parameters = v.object({ betRate: v.pipe(v.number(), v.minValue(0)) });

/** Wagering multiple of a tier's bonus; undefined for the default of bonuses. */
export function accumulatedBetTimes({ paramStr }: { paramStr: string }): number | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), parameters), paramStr);
  return read.success ? read.output.betRate : undefined;
}

import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import { DAY_MS, epochMs, type EpochMs } from '#shared/time/duration.ts';
import { minorUnits, ZERO } from '#shared/money/money.ts';
import { isBoost, isOwnable } from '#shared/reward/reward.ts';
import { readDocuments } from '#server/catalogue/documents.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { readWageringRules } from '#server/money/wagering/wagering-rules.ts';

/** Lifetime of an item in days, unless the operator's prop config sets one. */
const DAYS = 30;
/** Most pieces of one item in a reward; more is a mistake. */
export const PIECES_MAX = 1000;

type Prop = WireWebConfig['appPropConfigMap'][string];

export interface GivenItems {
  playerId: number;
  rewards: readonly { id: number; count: number }[];
  /** As `Grant.reference`. */
  reference: string;
  now: EpochMs;
}

/**
 * Gives a player the boosts and tickets among the rewards, one row per piece, once per reference. A boost
 * without a share in the prop config adds nothing and is not given.
 * @throws RangeError for more than `PIECES_MAX` of one item
 */
export async function giveItems(
  trx: Trx,
  { playerId, rewards, reference, now }: GivenItems,
): Promise<void> {
  const owned = rewards.filter((reward) => isOwnable(reward) && reward.count > 0);
  if (owned.length === 0) return;
  const { appPropConfigMap: props } = (await readDocuments(trx)).webConfig;
  const { betTimes } = await readWageringRules(trx);
  const rows = owned.flatMap(({ id, count }) => {
    if (count > PIECES_MAX) throw new RangeError(`${count} pieces of item ${id} in one reward`);
    const prop = props[id];
    const terms = isBoost({ id }) ? boostTerms(prop, betTimes) : TICKET;
    if (terms === null) return [];
    const expiresAt = epochMs(now + (prop?.days ?? DAYS) * DAY_MS);
    return Array.from({ length: count }, (_, index) => ({
      player_id: playerId,
      prop_id: id,
      reference,
      piece: index + 1,
      ...terms,
      granted_at: now,
      expires_at: expiresAt,
    }));
  });
  if (rows.length === 0) return;
  await trx
    .insertInto('reward_item')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const TICKET = { percent: null, min_deposit: ZERO, max_bonus: null, bet_rate: 0 };

/** In the prop config `num` is the share, `price` the smallest deposit, `bonusAmount` the largest bonus. */
function boostTerms(prop: Prop | undefined, betTimes: number) {
  if (prop === undefined || !Number.isInteger(prop.num) || prop.num < 1 || prop.num > 100) {
    return null;
  }
  const most = prop.bonusAmount ?? 0;
  return {
    percent: prop.num,
    min_deposit: minorUnits(Math.max(0, prop.price)),
    max_bonus: most > 0 ? minorUnits(most) : null,
    bet_rate: betTimes,
  };
}

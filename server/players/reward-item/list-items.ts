import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { selectWaitingDeposits } from '#server/money/ledger/waiting-deposits.ts';
import type { RewardItemTable } from '#server/core/database/activity-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { sql, type Kysely, type Selectable } from 'kysely';

type Item = WireResponseOf<'rewardItems'>['items'][number];

/** Most used or expired items listed. */
const PAST_MAX = 50;
/** More than anyone is granted. */
const READY_MAX = 500;

/** Lists a player's usable items, first to expire first; then used or expired ones, latest first. */
export async function listItems(
  db: Kysely<Tables>,
  playerId: number,
  now: EpochMs,
): Promise<Item[]> {
  const owned = db.selectFrom('reward_item').where('player_id', '=', playerId);
  // A boost of a waiting deposit stays usable, even when expired.
  const waiting = selectWaitingDeposits(db, playerId, now).where('boost_id', 'is not', null);
  const [ready, past, orders] = await Promise.all([
    owned
      .where('used_at', 'is', null)
      .where((eb) =>
        eb.or([eb('expires_at', '>', now), eb('id', 'in', waiting.select('boost_id'))]),
      )
      .orderBy('expires_at')
      .orderBy('id')
      .limit(READY_MAX)
      .selectAll()
      .execute(),
    owned
      .where((eb) => eb.or([eb('used_at', 'is not', null), eb('expires_at', '<=', now)]))
      .where((eb) => eb.not(eb('id', 'in', waiting.select('boost_id'))))
      .orderBy(sql`coalesce(used_at, expires_at)`, 'desc')
      .orderBy('id', 'desc')
      .limit(PAST_MAX)
      .selectAll()
      .execute(),
    waiting.select(['boost_id', 'order_no']).execute(),
  ]);
  const added = await addedBy(
    db,
    past.map(({ id }) => id),
  );
  const orderOf = new Map(orders.map((order) => [order.boost_id, order.order_no]));
  return [...ready, ...past].map((item) => toWire(item, orderOf.get(item.id), added.get(item.id)));
}

/** Winnings of deposits and spins with these items. */
async function addedBy(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const [deposits, spins] = await Promise.all([
    db
      .selectFrom('deposit_order')
      .where('boost_id', 'in', ids)
      .where('credited_boost', '>', sql<never>`0`)
      .select(['boost_id as id', 'credited_boost as added'])
      .execute(),
    db
      .selectFrom('spin')
      .where('ticket_id', 'in', ids)
      .select(['ticket_id as id', 'amount as added'])
      .execute(),
  ]);
  return new Map([...deposits, ...spins].map(({ id, added }) => [id ?? 0, added]));
}

function toWire(
  item: Selectable<RewardItemTable>,
  orderNo: string | undefined,
  added: number | undefined,
): Item {
  return {
    id: item.id,
    propId: item.prop_id,
    grantTime: item.granted_at,
    expireTime: item.expires_at,
    ...(item.percent !== null && {
      percent: item.percent,
      minDeposit: item.min_deposit,
      betRate: item.bet_rate,
      ...(item.max_bonus !== null && { maxBonus: item.max_bonus }),
    }),
    ...(orderNo !== undefined && { orderNo }),
    ...(item.used_at !== null && { useTime: item.used_at }),
    ...(added !== undefined && { added }),
  };
}

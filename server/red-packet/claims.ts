import { RedPacketCode } from '#shared/red-packet/errors.ts';
import type { Kysely } from 'kysely';
import type { EpochMs } from '#shared/time/duration.ts';
import { minorUnits, type MinorUnits } from '#shared/money/money.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { validBetsOf } from '#server/money/wagering/valid-bets.ts';
import { claimedAmount, paidIn, takeTurn } from './packet.ts';
import { gameLevelOf, type OpenRedPacket } from './terms.ts';

/** The bonus of a claim, and the new total. */
interface Claimed {
  bonus: MinorUnits;
  amount: MinorUnits;
}

interface Claim {
  playerId: number;
  now: EpochMs;
}

/** Keys of everything a player has claimed: `level 3`, `recharge 1`. */
export async function claimedBy(
  db: Kysely<Tables>,
  playerId: number,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('red_packet_claim')
    .where('player_id', '=', playerId)
    .select(['kind', 'item_id'])
    .execute();
  return new Set(rows.map(({ kind, item_id: item }) => `${kind} ${item}`));
}

/**
 * Claims the bonus of a level once, also under concurrency.
 * @param vip the player's VIP level
 * @throws Refusal 1101 without a packet, 1111 when there is no such level, 1109 or 1110 when the game or VIP
 * level is too low, 1113 when the operator set no amount, 1241 when it was claimed
 */
export async function claimLevel(
  trx: Trx,
  { playerId, level, vip, now }: Claim & { level: number; vip: number },
  { terms }: OpenRedPacket,
): Promise<Claimed> {
  await takeTurn(trx, playerId);
  const wanted = terms.levels.find((one) => one.level === level);
  if (!wanted) throw new Refusal(RedPacketCode.notConfigured, 'no such level');
  if (gameLevelOf(await validBetsOf(trx, playerId), terms) < wanted.needGameLevel) {
    throw new Refusal(RedPacketCode.levelTooLow, 'the game level is too low');
  }
  if (vip < wanted.needVip) throw new Refusal(RedPacketCode.vipTooLow, 'the VIP level is too low');
  return collect(trx, { playerId, now }, { kind: 'level', item: level, bonus: wanted.bonus });
}

/**
 * Claims the bonus for deposits once, also under concurrency.
 * @throws Refusal 1101 without a packet, 1111 when there is no such bonus, 1242 when deposits since the start
 * of the activity are too low, 1113 when the operator set no amount, 1241 when it was claimed
 */
export async function claimRecharge(
  trx: Trx,
  { playerId, id, now }: Claim & { id: number },
  open: OpenRedPacket,
): Promise<Claimed> {
  await takeTurn(trx, playerId);
  const wanted = open.terms.recharges.find((one) => one.id === id);
  if (!wanted) throw new Refusal(RedPacketCode.notConfigured, 'no such bonus');
  if ((await paidIn(trx, playerId, open)) < wanted.price) {
    throw new Refusal(RedPacketCode.notReached, 'too little was paid in');
  }
  return collect(trx, { playerId, now }, { kind: 'recharge', item: id, bonus: wanted.bonus });
}

async function collect(
  trx: Trx,
  { playerId, now }: Claim,
  { kind, item, bonus }: { kind: 'level' | 'recharge'; item: number; bonus: number },
): Promise<Claimed> {
  if (!Number.isSafeInteger(bonus) || bonus <= 0) {
    throw new Refusal(RedPacketCode.dataBroken, 'the bonus has no amount');
  }
  const amount = minorUnits(bonus);
  const claimed = await trx
    .insertInto('red_packet_claim')
    .values({ player_id: playerId, kind, item_id: item, amount, created_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'kind', 'item_id']).doNothing())
    .returning('item_id')
    .executeTakeFirst();
  if (!claimed) throw new Refusal(RedPacketCode.alreadyClaimed, 'collected before');
  return { bonus: amount, amount: await claimedAmount(trx, playerId) };
}

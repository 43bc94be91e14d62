import { closeDeposit } from '#server/money/ledger/deposit-order.ts';
import { keepEvent } from '#server/players/protection/events.ts';
import { letGoOfBets } from '#server/money/wagering/unplayed.ts';
import { markets } from '#shared/market/market.ts';
import {
  breakEnd,
  exclusionEnd,
  type BreakHours,
  type ExclusionMonths,
} from '#shared/protection/pause.ts';
import { restrict } from '#server/players/base/status.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { Moment } from '#server/players/protection/usage.ts';
import type { Updateable } from 'kysely';

/** Starts a break of some hours at once; a longer running one stays. */
export async function takeBreak(trx: Trx, moment: Moment, hours: BreakHours): Promise<void> {
  const { playerId, now } = moment;
  const { break_until: present } = await lockProtection(trx, playerId);
  const until = breakEnd(present, hours, now);
  await writeProtection(trx, playerId, { break_until: until });
  await keepEvent(trx, playerId, 'break', { hours, until }, now);
  await stopMoneyIn(trx, moment);
}

/**
 * Excludes a player for some months, at once. Releases the wagering of deposits: the player may no longer
 * bet, and their own money must not be locked by that.
 */
export async function exclude(trx: Trx, moment: Moment, months: ExclusionMonths): Promise<void> {
  const { playerId, market, now } = moment;
  const { exclude_until: present } = await lockProtection(trx, playerId);
  const until = exclusionEnd(present, months, now, markets[market].ahead);
  await writeProtection(trx, playerId, { exclude_until: until });
  await keepEvent(trx, playerId, 'exclusion', { months, until }, now);
  await stopPlay(trx, moment);
}

/**
 * Pauses a player by the operator, at once and without an end: only the operator can lift it. Orders and
 * wagering are treated as when players pause themselves.
 */
export async function stopByOperator(
  trx: Trx,
  moment: Moment,
  kind: 'excluded' | 'on-break',
): Promise<void> {
  await restrict(trx, moment.playerId, kind, true);
  if (kind === 'excluded') await stopPlay(trx, moment);
  else await stopMoneyIn(trx, moment);
}

/** Closes an excluded player's open deposits and releases their wagering. */
export async function stopPlay(trx: Trx, moment: Moment): Promise<void> {
  await stopMoneyIn(trx, moment);
  await letGoOfBets(trx, moment.playerId, moment.now);
}

/** Closes unpaid orders; if one is paid anyway, the money is the player's. */
async function stopMoneyIn(trx: Trx, { playerId, now }: Moment): Promise<void> {
  const waiting = await trx
    .selectFrom('deposit_order')
    .where('player_id', '=', playerId)
    .where('status', '=', 0)
    .select('order_no')
    .execute();
  for (const { order_no: orderNo } of waiting) await closeDeposit(trx, orderNo, 'stopped', now);
}

/** Locks the player's row, created if missing. */
export async function lockProtection(trx: Trx, playerId: number) {
  await trx
    .insertInto('protection')
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .execute();
  return trx
    .selectFrom('protection')
    .where('player_id', '=', playerId)
    .forUpdate()
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** Updates a locked row. */
export async function writeProtection(
  trx: Trx,
  playerId: number,
  changes: Updateable<Tables['protection']>,
): Promise<void> {
  await trx.updateTable('protection').where('player_id', '=', playerId).set(changes).execute();
}

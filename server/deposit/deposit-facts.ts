import { sql, type Kysely } from 'kysely';
import { DepositCode } from '#shared/deposit/errors.ts';
import { RECHARGE_KIND } from '#shared/deposit/recharge-kind.ts';
import { HOUR_MS, SECOND_MS, type EpochMs } from '#shared/time/duration.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { selectWaitingDeposits } from '#server/money/ledger/waiting-deposits.ts';
import { selectTradeRevision } from '#server/catalogue/documents.ts';
import { insertTurn, type CountedTurn, type Limit } from '#server/players/base/rate-limits.ts';
import { selectPaidCard } from '#server/deposit/paid-card.ts';
import { selectLimits, type LimitFacts } from '#server/players/protection/limits.ts';
import type { DepositTerms } from '#server/deposit/deposit-terms.ts';
import type { DepositedFacts } from '#server/players/identity/identity.ts';
import type { Moment } from '#server/players/protection/usage.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** Most unpaid orders of one player. */
export const OPEN_ORDERS = 5;

/** Everything about a player that a new order depends on, as of one moment. */
export interface DepositFacts extends DepositedFacts {
  /** Orders that can still be paid. */
  openOrders: number;
  /** When the first of them can no longer be paid; null without any. */
  firstExpiry: EpochMs | null;
  hasPaidCard: boolean;
  limits: LimitFacts | null;
  /** With this order. */
  turn: CountedTurn;
  tradeRevision: string | null;
}

/** Orders per player; far more than anyone pays. */
export const ORDERS: Limit = { turns: 60, windowMs: HOUR_MS };

/** Counts a turn and reads them, in one statement. */
export async function readDepositFacts(db: Kysely<Tables>, moment: Moment): Promise<DepositFacts> {
  const { playerId, now } = moment;
  const waiting = selectWaitingDeposits(db, playerId, now).select([
    sql`coalesce(sum(amount), 0)::bigint`.as('sum'),
    sql`count(*)::int`.as('count'),
    sql`min(expires_at)`.as('first'),
  ]);
  const turn = insertTurn(db, `deposit:${playerId}`, ORDERS, now);
  const { rows } = await sql<DepositFacts>`
    with turn as (${turn})
    select kyc_status as "kycStatus", kyc_reason as "kycReason", total_recharge as "totalRecharge",
      waiting.sum as waiting, waiting.count as "openOrders", waiting.first as "firstExpiry",
      exists ${selectPaidCard(db, playerId)} as "hasPaidCard", ${selectLimits(moment)} as limits,
      (select to_jsonb(turn) from turn) as turn, ${selectTradeRevision} as "tradeRevision"
    from player cross join ${waiting} as waiting
    where player.id = ${playerId}`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error(`there is no player ${playerId}`);
  return facts;
}

/**
 * Refuses one more order.
 * @throws Refusal 1203 when too many are unpaid, 1241 when the player already has a sign-in card
 */
export function requireRoom(
  { openOrders, firstExpiry, hasPaidCard }: DepositFacts,
  { item }: DepositTerms,
  now: EpochMs,
): void {
  if (openOrders >= OPEN_ORDERS && firstExpiry !== null) {
    const resendIn = Math.ceil((firstExpiry - now) / SECOND_MS);
    throw new Refusal(DepositCode.tooFrequent, 'too many orders wait for payment', { resendIn });
  }
  if (item?.type === RECHARGE_KIND.buyProp && hasPaidCard) {
    throw new Refusal(DepositCode.alreadyClaimed, 'one sign-in card a player');
  }
}

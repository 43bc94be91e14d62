import type { CallbackPorts } from '#server/deposit/callback-routes.ts';
import { DepositCode } from '#shared/deposit/errors.ts';
import { requireLeft, turnFrom } from '#server/players/base/rate-limits.ts';
import { tradeOfferAt } from '#server/catalogue/documents.ts';
import { reasonText } from '#server/deposit/deposit-words.ts';
import { ORDERS, readDepositFacts, requireRoom } from '#server/deposit/deposit-facts.ts';
import { limitUsesFrom } from '#server/players/protection/limits.ts';
import { termsOf } from '#server/deposit/deposit-terms.ts';
import { listDeposits } from '#server/deposit/list-deposits.ts';
import { closeDeposit, lockOrder } from '#server/money/ledger/deposit-order.ts';
import { openDeposit } from '#server/deposit/open-deposit.ts';
import { depositBonus } from '#server/money/ledger/deposit-bonus.ts';
import { endOverdue, refreshOrder } from '#server/deposit/overdue.ts';
import { appOriginOf, checkedReturnUrl } from '#server/deposit/return-url.ts';
import { payAddress } from '#server/deposit/wire-deposit.ts';
import { requireBoost } from '#server/players/reward-item/boosts.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { requireIdentity } from '#server/players/identity/identity.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { requireDepositWithin } from '#server/players/protection/gates.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { DepositOrder } from '#server/core/database/deposit-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { sql, type Kysely } from 'kysely';
import type { CallPorts, Handler, Visit } from '#server/players/handler.ts';

/** Creates a deposit order (spec §7 `recharge3`). */
export const createDeposit: Handler<'createDeposit', CallPorts & CallbackPorts> = async (
  context,
  request,
  visit,
) => {
  const { payments, settings } = context;
  const { trx, session, now } = visit;
  const { playerId } = session;
  const { market } = settings;
  const moment = { playerId, market, now };
  const facts = await readDepositFacts(trx, moment);
  requireLeft(turnFrom(facts.turn, ORDERS, now));
  const terms = termsOf(await tradeOfferAt(trx, facts.tradeRevision), request);
  requireIdentity(facts, terms.amount, settings.identityFrom);
  requireDepositWithin(limitUsesFrom(facts.limits, moment), terms.amount);
  const { boostId } = request;
  const boost =
    boostId === undefined
      ? null
      : await requireBoost(trx, { playerId, boostId, amount: terms.amount, now });
  requireRoom(facts, terms, now);
  const order = await openDeposit(trx, payments, {
    playerId,
    reqNo: request.reqNo,
    terms,
    boost,
    returnUrl: checkedReturnUrl(request.returnUrl, visit, settings.allowedOrigins),
    appOrigin: appOriginOf(visit, settings.allowedOrigins),
    market,
    now,
  });
  const base = baseOf(context, visit);
  return {
    payUrl: payAddress(order.pay_url, base),
    orderNo: order.order_no,
    payMode: order.pay_mode,
    ...(order.qr_code === null ? {} : { qrCode: payAddress(order.qr_code, base) }),
    expireTime: order.expires_at,
  };
};

/** State of one of the player's orders, and the balance. */
export const checkDeposit: Handler<'checkDeposit', CallPorts & CallbackPorts> = async (
  context,
  { orderNo },
  { session: { playerId }, now },
) => {
  const { database, payments, settings, depositEffects } = context;
  const { db } = database;
  const find = () =>
    db
      .selectFrom('deposit_order')
      .where('order_no', '=', orderNo)
      .where('player_id', '=', playerId)
      .selectAll()
      .executeTakeFirst();
  const known = await find();
  if (!known) throw new Refusal(DepositCode.noSuchOrder, 'no such order');
  await refreshOrder({ database, payments, market: settings.market, depositEffects }, known, now);
  const order = known.status === 0 ? ((await find()) ?? known) : known;
  const { coin, seq } = await balancesOf(db, playerId);
  const failText = reasonText(order, settings.market);
  return {
    orderNo,
    status: order.status,
    amount: order.status === 1 ? order.credited : order.amount,
    bonus: depositBonus(order),
    boost: order.status === 1 ? order.credited_boost : order.boost,
    needBet: await bonusBets(db, order),
    actId: order.item_id ?? 0,
    coin,
    seq,
    ...(failText === undefined ? {} : { failText }),
  };
};

/** The bets that the bonuses of a paid order asked for. */
async function bonusBets(db: Kysely<Tables>, order: DepositOrder): Promise<MinorUnits> {
  const { need } = await db
    .selectFrom('wager_requirement')
    .where('player_id', '=', order.player_id)
    .where('source', '=', 'bonus')
    .where('reference', 'in', [`deposit-${order.order_no}`, `boost-${order.boost_id}`])
    .select(sql<MinorUnits>`coalesce(sum(need), 0)::bigint`.as('need'))
    .executeTakeFirstOrThrow();
  return need;
}

/**
 * Ends an unpaid order at its player's wish. Money that was already sent is still credited when it arrives.
 * A repeat, or an order that has failed meanwhile, changes nothing.
 * @throws Refusal 1234 for another's order, 1241 for one that is paid
 */
export const cancelDeposit: Handler<'cancelDeposit'> = async (
  _context,
  { orderNo },
  { trx, session: { playerId }, now },
) => {
  const order = await lockOrder(trx, orderNo);
  if (order?.player_id !== playerId) throw new Refusal(DepositCode.noSuchOrder, 'no such order');
  if (order.status === 1) throw new Refusal(DepositCode.alreadyClaimed, 'the order is paid');
  await closeDeposit(trx, orderNo, 'cancelled', now);
  return { status: 2 };
};

/** The player's orders, newest first. */
export const deposits: Handler<'deposits', CallPorts & CallbackPorts> = async (
  context,
  request,
  visit,
) => {
  const { database, payments, settings, depositEffects } = context;
  const { market } = settings;
  const { playerId } = visit.session;
  await endOverdue({ database, payments, market, depositEffects }, visit.now, playerId);
  const look = { playerId, base: baseOf(context, visit), market };
  return listDeposits(database.db, look, request);
};

const baseOf = ({ settings }: CallPorts, { origin }: Visit): string => origin + settings.pathPrefix;

import type { PasswordPorts } from '#server/players/base/password-ports.ts';
import { playerById } from '#server/players/base/players.ts';
import { Errcode, Refusal } from '#server/core/http/refusal.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { nextCreditTime, nothingSaved, type Earning } from '#server/savings/interest.ts';
import { requireSafeboxPassword } from '#server/savings/safebox-password.ts';
import { readEarning } from '#server/savings/savings-account.ts';
import { rateOf } from '#server/savings/savings-rate.ts';
import { listSavings } from '#server/savings/savings-records.ts';
import {
  putIntoSavings,
  claimDueInterest,
  SAVINGS_MIN,
  takeFromSavings,
  type Saver,
} from '#server/savings/savings.ts';
import type { CallPorts, Handler, OnceVisit } from '#server/players/handler.ts';
import type { MinorUnits } from '#shared/money/money.ts';

/** The bank that pays interest (contract, bank part; spec §9). */
export const savings: Handler<'savings'> = async (
  { database: { db }, catalogue },
  _request,
  { session: { playerId }, now },
) => {
  const [{ config }, player, { coin, waiting }, earning] = await Promise.all([
    catalogue.current(),
    playerById(db, playerId),
    balancesOf(db, playerId),
    readEarning(db, playerId, now),
  ]);
  const aprBps = rateOf(config, player.vip);
  const { amount, interestMicro, totalMicro } = earning ?? nothingSaved(aprBps, now);
  return {
    amount,
    aprBps,
    interestMicro,
    totalMicro,
    nextCreditTime: nextCreditTime(now),
    minDeposit: SAVINGS_MIN.deposit,
    minWithdraw: SAVINGS_MIN.withdraw,
    minReceive: SAVINGS_MIN.claim,
    coin,
    bonusCoin: waiting,
    hasSafeboxPassword: player.safebox_password_hash === null ? 0 : 1,
  };
};

/** Only where the bank is enabled; withdrawals from it are always possible. */
export const depositSavings: Handler<'depositSavings'> = async (_context, { amount }, visit) => {
  if (visit.config.bankEnabled !== 1)
    throw new Refusal(Errcode.forbidden, 'no savings in this market');
  return movedBy(visit, await putIntoSavings(visit.trx, await saverOf(visit), amount));
};

/** Requires the safe-box password if one is set. */
export const withdrawSavings: Handler<'withdrawSavings', CallPorts & PasswordPorts> = async (
  { cipher },
  request,
  visit,
) => {
  const { trx, now, session } = visit;
  const { playerId } = session;
  const encrypted = request.safeboxPassword;
  await requireSafeboxPassword(trx, cipher, { playerId, encrypted, now });
  return movedBy(visit, await takeFromSavings(trx, await saverOf(visit), request.amount));
};

/** Pays out the interest, to the hundredth. */
export const claimInterest: Handler<'claimInterest'> = async (_context, _request, visit) => {
  const { earning, received } = await claimDueInterest(visit.trx, await saverOf(visit));
  return movedBy(visit, earning, received);
};

/** Movements of savings, newest first. */
export const savingsRecord: Handler<'savingsRecord'> = ({ database: { db } }, request, visit) =>
  listSavings(db, visit.session.playerId, request);

async function saverOf({ trx, config, now, session }: OnceVisit): Promise<Saver> {
  const { id: playerId, vip } = await playerById(trx, session.playerId);
  return { playerId, aprBps: rateOf(config, vip), now };
}

async function movedBy(
  { trx, session }: OnceVisit,
  { amount, interestMicro }: Earning,
  received?: MinorUnits,
) {
  const { coin, seq } = await balancesOf(trx, session.playerId);
  return { amount, coin, seq, interestMicro, ...(received === undefined ? {} : { received }) };
}

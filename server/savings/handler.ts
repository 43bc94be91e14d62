import type { PasswordPorts } from '#server/players/base/password-ports.ts';
import { playerById } from '#server/players/base/players.ts';
import { Errcode, Refusal } from '#server/core/http/refusal.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { nextCreditTime, nothingSaved } from '#server/savings/interest.ts';
import { requireSafeboxPassword } from '#server/savings/safebox-password.ts';
import { readEarning, type Saver } from '#server/savings/savings-account.ts';
import { rateOf } from '#server/savings/savings-rate.ts';
import { listSavings } from '#server/savings/savings-records.ts';
import {
  putIntoSavings,
  claimDueInterest,
  SAVINGS_MIN,
  takeFromSavings,
  type Saved,
} from '#server/savings/savings.ts';
import type { CallPorts, Handler, OnceVisit } from '#server/players/handler.ts';

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
  return answerOf(await putIntoSavings(visit.trx, saverOf(visit), amount));
};

/** Requires the safe-box password if one is set. */
export const withdrawSavings: Handler<'withdrawSavings', CallPorts & PasswordPorts> = async (
  { cipher },
  { amount, safeboxPassword: encrypted },
  visit,
) => {
  await requireSafeboxPassword(visit, cipher, encrypted);
  return answerOf(await takeFromSavings(visit.trx, saverOf(visit), amount));
};

/** Pays out the interest, to the hundredth. */
export const claimInterest: Handler<'claimInterest'> = async (_context, _request, visit) => {
  const { received, ...saved } = await claimDueInterest(visit.trx, saverOf(visit));
  return { ...answerOf(saved), received };
};

/** Movements of savings, newest first. */
export const savingsRecord: Handler<'savingsRecord'> = ({ database: { db } }, request, visit) =>
  listSavings(db, visit.session.playerId, request);

const saverOf = ({ player, config, now, session: { playerId } }: OnceVisit): Saver => ({
  playerId,
  aprBps: rateOf(config, player.vip),
  now,
});

const answerOf = ({ earning: { amount, interestMicro }, coin, seq }: Saved) => ({
  amount,
  coin,
  seq,
  interestMicro,
});

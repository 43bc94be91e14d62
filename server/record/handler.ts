import { HOUR_MS } from '#shared/time/duration.ts';
import { recordsOf } from '#server/record/own-records.ts';
import { requireTurn } from '#server/players/base/rate-limits.ts';
import type { PlayPorts } from '#server/players/protection/play-ports.ts';
import { listTransactions } from '#server/record/transactions.ts';
import type { CallPorts, Handler } from '#server/players/handler.ts';

/** Collecting all records is expensive. */
const RECORDS = { turns: 10, windowMs: HOUR_MS };

/** All movements of the player's coins (spec §2 `/record/transaction`). */
export const transactions: Handler<'transactions', CallPorts & PlayPorts> = async (
  { database, settleRounds },
  request,
  visit,
) => {
  const { playerId } = visit.session;
  await settleRounds(playerId, visit.now);
  return listTransactions(database.db, playerId, request);
};

/** All records of the player's play and money in one answer. */
export const ownRecords: Handler<'ownRecords'> = async ({ database }, _request, visit) => {
  const { session, now } = visit;
  await requireTurn(database.db, `own-records:${session.playerId}`, RECORDS, now);
  return recordsOf(database.db, session.playerId, now);
};

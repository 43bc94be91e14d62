import type { PlayPorts } from '#server/protection/play-ports.ts';
import { listTransactions } from '#server/records/transactions.ts';
import type { CallPorts, Handler } from '#server/handlers/handler.ts';

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

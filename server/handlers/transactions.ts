import { listTransactions } from '#server/records/transactions.ts';
import { settleDueRounds } from '#server/games/play/settle-due.ts';
import type { Handler } from '#server/handlers/handler.ts';

/** All movements of the player's coins (spec §2 `/record/transaction`). */
export const transactions: Handler<'transactions'> = async ({ database }, request, visit) => {
  const { playerId } = visit.session;
  await settleDueRounds(database, visit.now, playerId);
  return listTransactions(database.db, playerId, request);
};

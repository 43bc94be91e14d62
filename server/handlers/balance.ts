import { playerById } from '#server/accounts/players.ts';
import { withdrawableOf } from '#server/accounts/withdrawable.ts';
import { settleDueRounds } from '#server/games/play/settle-due.ts';
import { balancesOf } from '#server/ledger/wallets.ts';
import { settleDueWithdrawals } from '#server/withdrawals/settle-due.ts';
import type { Handler } from '#server/handlers/handler.ts';

/** All balances at one moment (spec §7, balance query). */
export const refreshBalance: Handler<'refreshBalance'> = async (
  context,
  _request,
  { session, now },
) => {
  const { database } = context;
  const { db } = database;
  await settleDueRounds(database, now, session.playerId);
  await settleDueWithdrawals(context, now, session.playerId);
  const [balances, { vip }] = await Promise.all([
    balancesOf(db, session.playerId),
    playerById(db, session.playerId),
  ]);
  const { coin, safebox, totalRecharge, seq } = balances;
  return { coin, lottery: withdrawableOf(balances), safebox, totalRecharge, vip, seq };
};

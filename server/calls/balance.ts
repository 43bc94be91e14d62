import type { SettlingPorts } from '#server/withdrawal/settle-due.ts';
import { withdrawableOf } from '#server/players/base/withdrawable.ts';
import { writeOnce } from '#server/core/database/write-once.ts';
import { selectDueRounds, settleDueRounds } from '#server/game/play/settle-due.ts';
import { selectBalances } from '#server/money/ledger/wallets.ts';
import { selectDueWithdrawals, settleDueWithdrawals } from '#server/withdrawal/settle-due.ts';
import type { CallPorts, Handler } from '#server/players/handler.ts';

/** The balances, and whether anything due would change them. */
const balances = writeOnce((db, { playerId, now }: { playerId: number; now: number }) =>
  selectBalances(db, playerId).select((eb) => [
    'player.vip',
    eb.exists(selectDueRounds(db, now, playerId)).as('hasDueRounds'),
    eb.exists(selectDueWithdrawals(db, now, playerId).select('id')).as('hasDueWithdrawals'),
  ]),
);

/** All balances as of one moment (spec §7, balance query); settles what is due first. */
export const refreshBalance: Handler<'refreshBalance', CallPorts & SettlingPorts> = async (
  context,
  _request,
  { session: { playerId }, now },
) => {
  const { database } = context;
  let found = await balances.one(database.db, { playerId, now });
  if (found.hasDueRounds || found.hasDueWithdrawals) {
    await settleDueRounds(database, now, playerId);
    await settleDueWithdrawals(context, now, playerId);
    found = await balances.one(database.db, { playerId, now });
  }
  const { coin, safebox, totalRecharge, vip, seq } = found;
  return { coin, lottery: withdrawableOf(found), safebox, totalRecharge, vip, seq };
};

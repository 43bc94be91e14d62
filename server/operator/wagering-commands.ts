import { findPlayer } from '#server/accounts/players.ts';
import { withdrawableOf } from '#server/accounts/withdrawable.ts';
import { balancesOf } from '#server/ledger/wallets.ts';
import { command, OperatorError } from '#server/operator/command.ts';
import { requirementsOf, wageringOf } from '#server/wagering/requirements.ts';
import { validBetsOf } from '#server/wagering/valid-bets.ts';
import * as v from 'valibot';

export const show = command({
  summary: 'Shows what an account still has to bet before its locked coins can be withdrawn.',
  usage: '--account A',
  options: v.object({ account: v.pipe(v.string(), v.minLength(1)) }),
  async run({ database: { db } }, { account }) {
    const player = await findPlayer(db, account);
    if (!player) throw new OperatorError(`no account "${account}"`);
    const [balances, { needBet, doneBet }, validBets, requirements] = await Promise.all([
      balancesOf(db, player.id),
      wageringOf(db, player.id),
      validBetsOf(db, player.id),
      requirementsOf(db, player.id),
    ]);
    const { coin, locked } = balances;
    return {
      coin,
      locked,
      withdrawable: withdrawableOf(balances),
      needBet,
      doneBet,
      validBets,
      requirements,
    };
  },
});

import { readDocuments } from '#server/catalogue/documents.ts';
import { transact } from '#server/core/database/transact.ts';
import { command, OperatorError, wholeNumber } from '#server/core/commands/command.ts';
import { account, playerOf } from '#server/players/account/commands.ts';
import { applyRate } from '#server/savings/savings-rate.ts';
import { levelOf } from '#server/vip/ladder.ts';
import { validBetsOf } from '#server/money/wagering/valid-bets.ts';
import * as v from 'valibot';

export const show = command({
  summary: "A player's VIP level, what earned it, and the bonuses that were claimed.",
  usage: '--account A',
  options: v.object({ account }),
  async run(context, { account: name }) {
    const { id, vip, total_recharge: recharge } = await playerOf(context, name);
    const { db } = context.database;
    const claims = await db
      .selectFrom('vip_claim')
      .where('player_id', '=', id)
      .orderBy('created_at')
      .orderBy('kind')
      .select(['kind', 'level', 'period', 'amount', 'created_at as time'])
      .execute();
    return { playerId: id, vip, recharge, validBets: await validBetsOf(db, id), claims };
  },
});

export const set = command({
  summary: 'Sets the VIP level of a player. Deposits and bets raise it from there.',
  usage: '--account A --level N',
  options: v.object({ account, level: v.pipe(wholeNumber, v.minValue(0)) }),
  async run(context, { account: name, level: vip }) {
    const { id } = await playerOf(context, name);
    const { database, clock } = context;
    const { webConfig } = await readDocuments(database.db);
    if (!levelOf(webConfig.vipConfigList, vip)) throw new OperatorError(`no VIP level ${vip}`);
    await transact(database, async (trx) => {
      await trx.updateTable('player').where('id', '=', id).set({ vip }).execute();
      await applyRate(trx, { id, vip }, webConfig, clock.now());
    });
    return { playerId: id, vip };
  },
});

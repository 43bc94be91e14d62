import { readDocuments } from '#server/catalogue/documents.ts';
import { changeCommand, OperatorError, readCommand } from '#server/core/commands/command.ts';
import { wholeNumber } from '#server/core/commands/option-types.ts';
import { account, playerOf } from '#server/players/account/commands.ts';
import { applyRate } from '#server/savings/savings-rate.ts';
import { levelOf } from '#server/vip/ladder.ts';
import { openedBy } from '#server/vip/vip-claims.ts';
import { validBetsOf } from '#server/money/wagering/valid-bets.ts';
import * as v from 'valibot';

export const show = readCommand({
  summary: "A player's VIP level, what earned it, and the bonuses that were claimed.",
  usage: '--account A',
  options: v.object({ account }),
  async run(context, { account: name }) {
    const { db } = context.database;
    const { id, vip, total_recharge: recharge } = await playerOf(db, name);
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

export const set = changeCommand({
  isReasonRequired: true,
  summary: 'Sets the VIP level of a player. Deposits and bets raise it from there.',
  usage: '--account A --level N',
  options: v.object({ account, level: v.pipe(wholeNumber, v.minValue(0)) }),
  async sumOf({ trx, market, now }, { account: name, level: vip }) {
    const player = await playerOf(trx, name);
    const { webConfig } = await readDocuments(trx);
    return openedBy(trx, player, { vip, ladder: webConfig.vipConfigList, market, now });
  },
  async change({ trx, now }, { account: name, level: vip }) {
    const { id, vip: former } = await playerOf(trx, name);
    const { webConfig } = await readDocuments(trx);
    if (!levelOf(webConfig.vipConfigList, vip)) throw new OperatorError(`no VIP level ${vip}`);
    await trx.updateTable('player').where('id', '=', id).set({ vip }).execute();
    await applyRate(trx, { id, vip }, webConfig, now);
    return {
      result: { playerId: id, vip },
      playerId: id,
      before: { vip: former },
      after: { vip },
    };
  },
});

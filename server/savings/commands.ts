import { balancesOf } from '#server/money/ledger/wallets.ts';
import { changeCommand, OperatorError, readCommand } from '#server/core/commands/command.ts';
import { secret, wholeNumber, yesOrNo } from '#server/core/commands/option-types.ts';
import { account, playerOf } from '#server/players/account/commands.ts';
import { offerSavings, setSavingsRate } from '#server/savings/change-savings.ts';
import { hashPassword } from '#server/players/base/password-hash.ts';
import { applyRates } from '#server/savings/savings-rate.ts';
import { setSafeboxPassword } from '#server/savings/safebox-password.ts';
import { readEarning } from '#server/savings/savings-account.ts';
import { readDocuments } from '#server/catalogue/documents.ts';
import * as v from 'valibot';

const MAX_BPS = 100_000;

export const offer = changeCommand({
  summary: 'Turns the savings bank on or off. Players can always withdraw from it.',
  usage: '--on yes|no',
  options: v.object({ on: yesOrNo }),
  async change({ trx, now, database }, { on }) {
    const { before, after } = await offerSavings(trx, on, now);
    return {
      result: { isOffered: on },
      before: { isOffered: before.bankEnabled === 1 },
      after: { isOffered: on },
      follow: async () => ({ changed: await applyRates(database, after, now) }),
    };
  },
});

export const rate = changeCommand({
  summary: 'Sets the yearly rate of a VIP level in hundredths of a percent, from the next hour on.',
  usage: '--level N --bps B',
  options: v.object({
    level: v.pipe(wholeNumber, v.minValue(0)),
    bps: v.pipe(wholeNumber, v.minValue(0), v.maxValue(MAX_BPS)),
  }),
  async change({ trx, now, database }, { level, bps: aprBps }) {
    const { webConfig } = await readDocuments(trx);
    const rung = webConfig.vipConfigList.find((one) => one.level === level);
    if (!rung) throw new OperatorError(`no VIP level ${level}`);
    const { after } = await setSavingsRate(trx, { level, aprBps }, now);
    return {
      result: { level, aprBps },
      before: { level, aprBps: rung.aprBps },
      after: { level, aprBps },
      follow: async () => ({ changed: await applyRates(database, after, now) }),
    };
  },
});

export const password = changeCommand({
  isReasonRequired: true,
  summary: "Sets a player's safe-box password, or takes it away when none is given.",
  usage: '--account A [--password P]',
  options: v.object({ account, password: v.optional(secret(v.pipe(v.string(), v.minLength(1)))) }),
  prepare: async (_context, { password: wanted }) =>
    wanted === undefined ? null : hashPassword(wanted),
  async change({ trx }, { account: name }, hash) {
    const { id, safebox_password_hash: former } = await playerOf(trx, name);
    await setSafeboxPassword(trx, id, hash);
    const hasSafeboxPassword = hash !== null;
    return {
      result: { playerId: id, hasSafeboxPassword },
      playerId: id,
      before: { hasSafeboxPassword: former !== null },
      after: { hasSafeboxPassword },
    };
  },
});

export const show = readCommand({
  summary: "A player's savings and their interest, in micro-units.",
  usage: '--account A',
  options: v.object({ account }),
  async run(context, { account: name }) {
    const { db } = context.database;
    const { id } = await playerOf(db, name);
    const { safebox } = await balancesOf(db, id);
    const earning = await readEarning(db, id, context.clock.now());
    return { playerId: id, safebox, savings: earning ?? null };
  },
});

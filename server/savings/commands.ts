import { balancesOf } from '#server/money/ledger/wallets.ts';
import { command, OperatorError, wholeNumber, yesOrNo } from '#server/core/commands/command.ts';
import { account, playerOf } from '#server/players/account/commands.ts';
import { offerSavings, setSavingsRate } from '#server/savings/change-savings.ts';
import { setSafeboxPassword } from '#server/savings/safebox-password.ts';
import { readEarning } from '#server/savings/savings-account.ts';
import { readDocuments } from '#server/catalogue/documents.ts';
import * as v from 'valibot';

const MAX_BPS = 100_000;

export const offer = command({
  summary: 'Turns the savings bank on or off. Players can always withdraw from it.',
  usage: '--on yes|no',
  options: v.object({ on: yesOrNo }),
  async run({ database, clock }, { on }) {
    return { isOffered: on, changed: await offerSavings(database, on, clock.now()) };
  },
});

export const rate = command({
  summary: 'Sets the yearly rate of a VIP level in hundredths of a percent, from the next hour on.',
  usage: '--level N --bps B',
  options: v.object({
    level: v.pipe(wholeNumber, v.minValue(0)),
    bps: v.pipe(wholeNumber, v.minValue(0), v.maxValue(MAX_BPS)),
  }),
  async run({ database, clock }, { level, bps: aprBps }) {
    const { webConfig } = await readDocuments(database.db);
    if (!webConfig.vipConfigList.some((rung) => rung.level === level)) {
      throw new OperatorError(`no VIP level ${level}`);
    }
    const changed = await setSavingsRate(database, { level, aprBps }, clock.now());
    return { level, aprBps, changed };
  },
});

export const password = command({
  summary: "Sets a player's safe-box password, or takes it away when none is given.",
  usage: '--account A [--password P]',
  options: v.object({ account, password: v.optional(v.pipe(v.string(), v.minLength(1))) }),
  async run(context, { account: name, password: wanted = null }) {
    const { id } = await playerOf(context, name);
    await setSafeboxPassword(context.database, id, wanted);
    return { playerId: id, hasSafeboxPassword: wanted !== null };
  },
});

export const show = command({
  summary: "A player's savings and their interest, in micro-units.",
  usage: '--account A',
  options: v.object({ account }),
  async run(context, { account: name }) {
    const { id } = await playerOf(context, name);
    const { db } = context.database;
    const { safebox } = await balancesOf(db, id);
    const earning = await readEarning(db, id, context.clock.now());
    return { playerId: id, safebox, savings: earning ?? null };
  },
});

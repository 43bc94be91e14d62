import { findPlayer } from '#server/players/base/players.ts';
import { withdrawableOf } from '#server/players/base/withdrawable.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { writeDocuments } from '#server/catalogue/documents.ts';
import { changeCommand, OperatorError, readCommand } from '#server/core/commands/command.ts';
import { wholeNumber } from '#server/core/commands/option-types.ts';
import { requirementsOf, wageringOf } from '#server/money/wagering/requirements.ts';
import { validBetsOf } from '#server/money/wagering/valid-bets.ts';
import { readWageringRules, type WageringRules } from '#server/money/wagering/wagering-rules.ts';
import * as v from 'valibot';

export const show = readCommand({
  summary: 'Shows the open wagering requirements of an account.',
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

const HUNDREDTHS = 100;

const decimal = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.decimal(), v.transform(Number))]),
  v.finite(),
  v.minValue(0),
);

export const rules = changeCommand({
  summary: 'Shows or changes the wagering rules.',
  usage: '[--bet-times N] [--type 1-6 --percent P] [--least-out 1.20]',
  options: v.object({
    betTimes: v.optional(decimal),
    type: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(6))),
    percent: v.optional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(100))),
    leastOut: v.optional(v.pipe(decimal, v.minValue(1))),
  }),
  async change({ trx, now }, { betTimes, type, percent, leastOut }) {
    if ((type === undefined) !== (percent === undefined)) {
      throw new OperatorError('--type and --percent go together');
    }
    const before = await readWageringRules(trx);
    const after: WageringRules = {
      betTimes: betTimes ?? before.betTimes,
      shares: type === undefined ? before.shares : { ...before.shares, [type]: percent ?? 0 },
      leastOut: leastOut === undefined ? before.leastOut : Math.round(leastOut * HUNDREDTHS),
    };
    if (betTimes === undefined && type === undefined && leastOut === undefined) {
      return { result: after, isRead: true };
    }
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      await writeDocuments(trx, { wagering: after }, now);
    }
    return { result: after, before: { ...before }, after: { ...after } };
  },
});

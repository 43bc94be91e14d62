import { account, playerOf } from '#server/players/account/commands.ts';
import { changeCommand, OperatorError } from '#server/core/commands/command.ts';
import {
  CONFIRM_USAGE,
  confirmOption,
  requireConfirmed,
} from '#server/core/commands/confirm-amount.ts';
import { correctBalance } from '#server/correction/correct-balance.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { InsufficientBalance } from '#server/money/ledger/post.ts';
import { markets } from '#shared/market/market.ts';
import { formatMoney, minorUnits } from '#shared/money/money.ts';
import * as v from 'valibot';

const AMOUNT = /^[+-]?\d{1,15}$/;

/** Hundredths with a sign; text on the command line. */
const signedAmount = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.regex(AMOUNT, 'hundredths with or without a sign, such as -50000 for 500.00 less'),
      v.transform(Number),
    ),
  ]),
  v.safeInteger(),
  v.check((amount) => amount !== 0, 'more or less than 0'),
  v.transform(minorUnits),
);

/** Amounts are confirmed and judged whichever way they go. */
const sizeOf = (amount: number) => minorUnits(Math.abs(amount));

export const correct = changeCommand({
  summary:
    'Adds an amount in hundredths to a balance, or takes it away, never below zero. The player sees it as a correction.',
  usage: `--account A --amount ±HUNDREDTHS ${CONFIRM_USAGE}`,
  isReasonRequired: true,
  options: v.object({ account, amount: signedAmount, ...confirmOption }),
  async sumOf(change, { amount, confirm }) {
    const size = sizeOf(amount);
    requireConfirmed(change, size, confirm);
    return size;
  },
  async change({ trx, now, market }, { account: name, amount }) {
    const { id: playerId } = await playerOf(trx, name);
    const { coin: before } = await balancesOf(trx, playerId);
    try {
      const correctionId = await correctBalance(trx, { playerId, amount, market, now });
      const { coin } = await balancesOf(trx, playerId);
      return {
        result: { correctionId, playerId, coin },
        playerId,
        before: { coin: before },
        after: { coin },
      };
    } catch (error) {
      if (!(error instanceof InsufficientBalance)) throw error;
      const { currency } = markets[market];
      throw new OperatorError(
        `the balance of ${name} is ${formatMoney(before, currency)}, less than ${formatMoney(sizeOf(amount), currency)}`,
        { cause: error },
      );
    }
  },
});

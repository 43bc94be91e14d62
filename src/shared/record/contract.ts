/** All movements of a player's coins (contract, `getTransactions`; spec §2 `/record/transaction`). */
import { pageAnswer, pageRequest } from '#shared/wire/paging.ts';
import { optionalField, tolerantList } from '#shared/wire/tolerance.ts';
import { amount, base, id, moment, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

/** 1 deposit, 2 withdrawal, 3 bet, 4 win, 5 bonus, 6 bank in, 7 bank out, 8 interest, 9 adjustment. */
const transactionType = v.picklist([1, 2, 3, 4, 5, 6, 7, 8, 9]);

export const transactionEndpoints = {
  transactions: {
    path: '/app/v1/getTransactions',
    access: 'player',
    request: v.object({
      ...base,
      ...pageRequest,
      types: v.optional(v.pipe(v.array(transactionType), v.maxLength(9))),
      /** From `beginTime` (inclusive) to `endTime` (exclusive). */
      beginTime: v.optional(moment),
      endTime: v.optional(moment),
    }),
    response: v.object({
      ...pageAnswer(
        tolerantList(
          v.object({
            id: text,
            type: transactionType,
            /** Signed: negative when coins were taken. */
            amount,
            balanceAfter: amount,
            status: v.number(),
            refNo: text,
            time: moment,
            text,
            /** The game of a bet or a win. */
            gameId: optionalField(id),
            /** Source of a bonus: see `BONUS_SOURCES`. */
            source: optionalField(text),
            /** The bets that a bonus asked for, and those made so far; absent when it asked for none. */
            needBet: optionalField(amount),
            doneBet: optionalField(amount),
          }),
        ),
      ).entries,
      /** Totals of all matching movements; with the first page only. */
      sum: optionalField(
        v.object({
          received: amount,
          spent: amount,
          /** The signed sum of each type. */
          byType: optionalField(v.record(text, amount)),
        }),
      ),
    }),
  },
} as const;

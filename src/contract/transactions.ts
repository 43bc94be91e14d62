/** Every movement of a player's coins (contract, `getTransactions`; spec §2 `/record/transaction`). */
import { pageAnswer, pageRequest } from '#contract/paging.ts';
import { optionalField, tolerantList } from '#contract/tolerance.ts';
import { amount, base, id, moment, text } from '#contract/wire.ts';
import * as v from 'valibot';

/** 1 deposit, 2 withdrawal, 3 bet, 4 win, 5 bonus, 6 bank in, 7 bank out, 8 interest, 9 adjustment. */
const transactionType = v.picklist([1, 2, 3, 4, 5, 6, 7, 8, 9]);

/** The endpoint of transactions. */
export const transactionEndpoints = {
  transactions: {
    path: '/app/v1/getTransactions',
    access: 'player',
    request: v.object({
      ...base,
      ...pageRequest,
      types: v.optional(v.pipe(v.array(transactionType), v.maxLength(9))),
      /** From this moment on, and before that one. */
      beginTime: v.optional(moment),
      endTime: v.optional(moment),
    }),
    response: v.object({
      ...pageAnswer(
        tolerantList(
          v.object({
            id: text,
            type: transactionType,
            /** Signed: what was taken is negative. */
            amount,
            balanceAfter: amount,
            status: v.number(),
            refNo: text,
            time: moment,
            text,
            /** The game of a bet or a win. */
            gameId: optionalField(id),
            /** What gave a bonus: see `BONUS_SOURCES`. */
            source: optionalField(text),
          }),
        ),
      ).entries,
      /** Of all that the filter finds; with the first page only. */
      sum: optionalField(v.object({ received: amount, spent: amount })),
    }),
  },
} as const;

/** The remaining wagering requirement of each deposit and bonus that has one. */
import { tolerantList } from '#shared/wire/tolerance.ts';
import { amount, base, id, moment, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

export const wageringEndpoints = {
  wagering: {
    path: '/app/v1/getBetRequirements',
    access: 'player',
    request: v.object(base),
    response: v.object({
      /** Open requirements in the order in which bets count: those of deposits first, then the oldest. */
      list: tolerantList(
        v.object({
          id,
          /**
           * Source of the requirement: `deposit`, `deposit-bonus`, `sign-up-bonus`, `accumulated-recharge`,
           * `spin`, `cash-bonus`, `task`, `mail`, `vip`, `code`, `bind`; anything else is a bonus.
           */
          source: text,
          /** The amount locked until the bets are made. */
          amount,
          needBet: amount,
          doneBet: amount,
          createTime: moment,
        }),
      ),
    }),
  },
} as const;

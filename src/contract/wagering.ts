/** What a player still has to bet, one entry for each deposit and bonus that asks for it. */
import { tolerantList } from '#contract/tolerance.ts';
import { amount, base, id, moment, text } from '#contract/wire.ts';
import * as v from 'valibot';

/** The endpoint of wagering requirements. */
export const wageringEndpoints = {
  wagering: {
    path: '/app/v1/getBetRequirements',
    access: 'player',
    request: v.object(base),
    response: v.object({
      /** Those that are still open, the oldest first: bets count towards them in this order. */
      list: tolerantList(
        v.object({
          id,
          /**
           * What asked for it: `deposit`, `deposit-bonus`, `sign-up-bonus`, `accumulated-recharge`,
           * `spin`, `cash-bonus`, `task`, `mail`, `vip`, `code`, `bind`; anything else is a bonus.
           */
          source: text,
          /** What it locks until the bets are made. */
          amount,
          needBet: amount,
          doneBet: amount,
          createTime: moment,
        }),
      ),
    }),
  },
} as const;

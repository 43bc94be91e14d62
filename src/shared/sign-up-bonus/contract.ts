/** The sign-up bonus: packages and their daily claims (contract, activities part; spec §4). */
import { optionalField, orElse, tolerantList } from '#shared/wire/tolerance.ts';
import { balances } from '#shared/account/user-contract.ts';
import { base, flag, id, moment, requestNumber, reward } from '#shared/wire/wire.ts';
import * as v from 'valibot';

/** null locked, 0 expired, 1 claimed, -1 claimable; any other value counts as locked. */
const day = orElse(v.nullable(v.picklist([-1, 0, 1])), null);

export const signUpBonusEndpoints = {
  signUpBonus: {
    path: '/app/v1/getLoginPayUser3',
    access: 'public',
    request: v.object(base),
    response: v.object({
      hasProps: flag,
      ownList: tolerantList(
        v.object({
          id,
          propId: id,
          buyTime: moment,
          loginPayDataJson: v.object({ days: v.array(day) }),
          /** Of one day, with the wagering of the purchase. */
          rewards: optionalField(v.array(reward)),
        }),
      ),
      buyPropIds: tolerantList(id),
    }),
  },
  claimSignUpBonus: {
    path: '/app/v1/receiveLoginPay3',
    access: 'player',
    request: v.object({ ...base, reqNo: requestNumber, id }),
    response: v.object({
      rewards: tolerantList(reward),
      day: v.number(),
      ...v.pick(balances, ['coin', 'seq']).entries,
    }),
    isOnce: true,
    may: 'claim',
  },
} as const;

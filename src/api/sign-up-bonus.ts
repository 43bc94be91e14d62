/** The sign-up bonus: the purchase, and the claims of its days (contract, activities part). */
import { api } from '#api/core/api.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import type { RequestOf, ResponseOf } from '#shared/wire/endpoints.ts';
import { signUpBonusEndpoints } from '#shared/sign-up-bonus/contract.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Reward } from '#shared/reward/reward.ts';
import {
  hasClaimableDay,
  type BonusDayState,
  type SignUpBonus,
} from '#shared/sign-up-bonus/sign-up-bonus.ts';

registerEndpoints(signUpBonusEndpoints);

/** The rewards of a day, and the coins right after. */
export interface BonusDayReward {
  readonly rewards: readonly Reward[];
  /** Counted from 1. */
  readonly day: number;
  readonly coin: MinorUnits;
  readonly seq: number;
}

/** Body of a claim for the day of a bought package. */
export type DayClaimBody = Readonly<Record<'id', number>>;

/** Parses a stored claim; null when it is invalid. */
export const readDayClaim = ({ id }: Readonly<Record<string, unknown>>): DayClaimBody | null =>
  typeof id === 'number' ? { id } : null;

type WireDay = ResponseOf<'signUpBonus'>['ownList'][number]['loginPayDataJson']['days'][number];

const tagged = api.enhanceEndpoints({ addTagTypes: ['signUpBonus'] });

export const signUpBonusApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    signUpBonus: build.query<SignUpBonus, void>({
      query: () => ({ name: 'signUpBonus' }),
      transformResponse: ({ hasProps, ownList, buyPropIds }: ResponseOf<'signUpBonus'>) => {
        const owned = ownList.map(({ id, propId, buyTime, loginPayDataJson, rewards }) => ({
          id,
          packageId: propId,
          boughtAt: buyTime,
          days: loginPayDataJson.days.map(toDayState),
          rewards: rewards ?? null,
        }));
        const isClaimable = hasClaimableDay(owned);
        return { isOwned: hasProps === 1, owned, isClaimable, boughtIds: buyPropIds };
      },
      providesTags: ['signUpBonus'],
    }),
    claimSignUpBonus: build.mutation<BonusDayReward, RequestOf<'claimSignUpBonus'>>({
      query: (body) => ({ name: 'claimSignUpBonus', body }),
      transformResponse: ({ rewards, day, coin, seq }: ResponseOf<'claimSignUpBonus'>) => ({
        rewards,
        day: day + 1,
        coin,
        seq,
      }),
      // Spec §4: reload the data after a claim. Also after a failure: the days may have changed.
      invalidatesTags: ['signUpBonus'],
    }),
  }),
});

function toDayState(value: WireDay): BonusDayState {
  switch (value) {
    case -1:
      return 'claimable';
    case 0:
      return 'expired';
    case 1:
      return 'claimed';
    case null:
      return 'locked';
  }
}

export const { useSignUpBonusQuery } = signUpBonusApi;

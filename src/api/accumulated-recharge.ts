/** Rewards for the accumulated recharge, and their claims (contract, activities part). */
import { api } from '#api/core/api.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import { accumulatedRechargeEndpoints } from '#shared/accumulated-recharge/contract.ts';
import type { RequestOf, ResponseOf } from '#shared/wire/endpoints.ts';
import type { RechargeProgress } from '#shared/accumulated-recharge/accumulated-recharge.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Reward } from '#shared/reward/reward.ts';

registerEndpoints(accumulatedRechargeEndpoints);

/** The rewards of a tier, and the coins right after. */
export interface TierReward {
  readonly rewards: readonly Reward[];
  readonly coin: MinorUnits;
  readonly seq: number;
}

/** Body of a claim for a tier. */
export type TierClaimBody = Readonly<Record<'propId', number>>;

/** Parses a stored claim; null when it is invalid. */
export const readTierClaim = ({
  propId,
}: Readonly<Record<string, unknown>>): TierClaimBody | null =>
  typeof propId === 'number' ? { propId } : null;

const tagged = api.enhanceEndpoints({ addTagTypes: ['accumulatedRecharge'] });

export const accumulatedRechargeApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    accumulatedRecharge: build.query<RechargeProgress, void>({
      query: () => ({ name: 'accumulatedRecharge' }),
      transformResponse: (answer: ResponseOf<'accumulatedRecharge'>) => ({
        totalRecharge: answer.totalRecharge,
        firstId: answer.initId,
        claimed: answer.rechargeData.list.map(({ propId }) => propId),
        lookAhead: answer.lookAhead,
        endsAt: answer.endTime ?? null,
      }),
      providesTags: ['accumulatedRecharge'],
    }),
    claimAccumulatedRecharge: build.mutation<TierReward, RequestOf<'claimAccumulatedRecharge'>>({
      query: (body) => ({ name: 'claimAccumulatedRecharge', body }),
      transformResponse: ({ rewards, coin, seq }: ResponseOf<'claimAccumulatedRecharge'>) => ({
        rewards,
        coin,
        seq,
      }),
      // In any case: the claimable rewards may have changed.
      invalidatesTags: ['accumulatedRecharge'],
    }),
  }),
});

export const { useAccumulatedRechargeQuery } = accumulatedRechargeApi;

/** A player's VIP progress, and its bonuses (contract, VIP part). */
import { api } from '#api/core/api.ts';
import type { NumberedBody } from '#api/core/numbered-body.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import { vipEndpoints } from '#shared/vip/contract.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Reward } from '#shared/reward/reward.ts';
import {
  VIP_CLAIM_KINDS,
  type VipClaimBody,
  type VipClaimName,
  type VipProgress,
} from '#shared/vip/vip.ts';

registerEndpoints(vipEndpoints);

/** The rewards of a claim, and the coins right after. */
export interface VipReward {
  readonly rewards: readonly Reward[];
  readonly coin: MinorUnits;
  readonly seq: number;
}

/** Parses the claim of a body; null when it is invalid. */
export function readVipClaim({ kind, level }: VipClaimBody): VipClaimName | null {
  const known = VIP_CLAIM_KINDS[kind - 1];
  return known === undefined ? null : { kind: known, level };
}

/** Parses a stored body; null when it is invalid. */
export function readVipClaimBody({
  kind,
  level,
}: Readonly<Record<string, unknown>>): VipClaimBody | null {
  if (typeof kind !== 'number' || typeof level !== 'number') return null;
  const body = { kind, level };
  return readVipClaim(body) && body;
}

export const vipApi = api.enhanceEndpoints({ addTagTypes: ['vip'] }).injectEndpoints({
  endpoints: (build) => ({
    vipInfo: build.query<VipProgress, void>({
      query: () => ({ name: 'vipInfo' }),
      transformResponse: (answer: ResponseOf<'vipInfo'>) => ({
        level: answer.vip,
        bets: answer.exp,
        recharge: answer.recharge,
        todayCount: answer.today.count,
        todayAmount: answer.today.amount,
        claims: answer.claims.map(({ kind, level, amount, isReceive, endTime, betRate }) => ({
          kind: VIP_CLAIM_KINDS[kind - 1] ?? 'upgrade',
          level,
          amount,
          betRate,
          betDays: null,
          state: CLAIM_STATES[isReceive],
          endsAt: endTime === 0 ? null : endTime,
        })),
      }),
      providesTags: ['vip'],
    }),
    claimVipBonus: build.mutation<VipReward, NumberedBody>({
      query: (body) => ({ name: 'claimVipBonus', body }),
      transformResponse: ({ rewards, coin, seq }: ResponseOf<'claimVipBonus'>) => ({
        rewards,
        coin,
        seq,
      }),
      // In any case: the claimable bonuses may have changed.
      invalidatesTags: ['vip'],
    }),
  }),
});

const CLAIM_STATES = { 0: 'claimable', 1: 'claimed', 0.5: 'not-reached' } as const;

export const { useVipInfoQuery } = vipApi;

/** The player's boosts and tickets (contract, rewards part). */
import { api } from '#api/core/api.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import { rewardItemEndpoints } from '#shared/reward/contract.ts';
import { ZERO } from '#shared/money/money.ts';
import type { RewardItem } from '#shared/reward/reward-item.ts';

registerEndpoints(rewardItemEndpoints);

type WireItem = ResponseOf<'rewardItems'>['items'][number];

export const rewardItemApi = api
  .enhanceEndpoints({ addTagTypes: ['reward-items'] })
  .injectEndpoints({
    endpoints: (build) => ({
      rewardItems: build.query<readonly RewardItem[], void>({
        query: () => ({ name: 'rewardItems' }),
        transformResponse: ({ items }: ResponseOf<'rewardItems'>) => items.map(toItem),
        providesTags: ['reward-items'],
      }),
    }),
  });

function toItem(wire: WireItem): RewardItem {
  const owned = {
    id: wire.id,
    grantedAt: wire.grantTime,
    expiresAt: wire.expireTime,
    usedAt: wire.useTime ?? null,
    added: wire.added ?? ZERO,
  };
  if (wire.percent === undefined) return { kind: 'ticket', ...owned };
  return {
    kind: 'boost',
    ...owned,
    percent: wire.percent,
    minDeposit: wire.minDeposit ?? ZERO,
    maxBonus: wire.maxBonus ?? null,
    betRate: wire.betRate ?? 0,
    orderNo: wire.orderNo ?? null,
  };
}

export const { useRewardItemsQuery } = rewardItemApi;

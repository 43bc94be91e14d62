/** Signed-in devices, the superior, and redemption codes. */
import type { EarlyAnswers } from '#api/core/answer-of.ts';
import { api } from '#api/core/api.ts';
import { askLightRefresh, lobbyApi } from '#api/lobby.ts';
import type { NumberedBody } from '#api/core/numbered-body.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import { accountExtrasEndpoints } from '#shared/account/extras-contract.ts';
import type { RequestOf, ResponseOf } from '#shared/wire/endpoints.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { CodeBounds } from '#shared/redeem-code/redeem-code.ts';
import type { Reward } from '#shared/reward/reward.ts';

/** A device that is signed in. */
export interface SignedInPhone {
  readonly id: string;
  readonly device: string;
  /** Masked by the server. */
  readonly ip: string;
  readonly lastSeen: EpochMs;
  readonly isThisPhone: boolean;
}

/** The player who invited this one; the nickname is empty where the server sends only the number. */
export interface Superior {
  readonly pid: string;
  readonly nickname: string;
}

export interface RedeemedCode {
  /** Masked. */
  readonly code: string;
  readonly rewards: readonly Reward[];
  readonly time: EpochMs;
}

export interface RedeemOffer {
  readonly isEnabled: boolean;
  readonly bounds: CodeBounds;
  /** Newest first. */
  readonly redeemed: readonly RedeemedCode[];
}

/** The rewards of a code, and the balance right after. */
export interface Redemption {
  readonly rewards: readonly Reward[];
  readonly coin: MinorUnits;
  readonly seq: number;
}

registerEndpoints(accountExtrasEndpoints);

const tagged = api.enhanceEndpoints({ addTagTypes: ['sessions', 'redeem'] });

export const accountExtrasApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query<readonly SignedInPhone[], void>({
      query: () => ({ name: 'sessions' }),
      transformResponse: ({ list }: ResponseOf<'sessions'>) =>
        list
          .map(({ id, device, ip, time, current }) => ({
            id,
            device,
            ip,
            lastSeen: time,
            isThisPhone: current === 1,
          }))
          .toSorted(
            (a, b) => Number(b.isThisPhone) - Number(a.isThisPhone) || b.lastSeen - a.lastSeen,
          ),
      providesTags: ['sessions'],
    }),
    agentFill: build.mutation<Superior, RequestOf<'agentFill'>>({
      query: (body) => ({ name: 'agentFill', body }),
      transformResponse: ({ pid, nickname }: ResponseOf<'agentFill'>) => ({ pid, nickname }),
      async onQueryStarted(_request, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          const { updateQueryData } = lobbyApi.util;
          const named = (known: EarlyAnswers['lightRefresh']) => ({
            ...known,
            superiorId: data.pid,
          });
          dispatch(updateQueryData('lightRefresh', undefined, named));
        } catch {
          // The server may know another superior by now.
          dispatch(askLightRefresh());
        }
      },
    }),
    redeemState: build.query<RedeemOffer, void>({
      query: () => ({ name: 'redeemState' }),
      transformResponse: ({ enabled, codeMin, codeMax, list }: ResponseOf<'redeemState'>) => ({
        isEnabled: enabled === 1,
        bounds: { min: codeMin, max: codeMax },
        redeemed: list.toSorted((a, b) => b.time - a.time),
      }),
      providesTags: ['redeem'],
    }),
    redeemCode: build.mutation<Redemption, NumberedBody>({
      query: (body) => ({ name: 'redeemCode', body }),
      transformResponse: ({ rewards, coin, seq }: ResponseOf<'redeemCode'>) => ({
        rewards,
        coin,
        seq,
      }),
      invalidatesTags: ['redeem'],
    }),
  }),
});

export const { useSessionsQuery, useAgentFillMutation, useRedeemStateQuery } = accountExtrasApi;

/** Player protection and the identity check (contract, player protection part). */
import { api } from '#api/core/api.ts';
import { toProtection, toWireName, type LimitName } from '#api/protection-wire.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import type { RequestOf, ResponseOf } from '#shared/wire/endpoints.ts';
import { identityEndpoints } from '#shared/identity/contract.ts';
import { protectionEndpoints } from '#shared/protection/contract.ts';
import { IDENTITY_STATUSES, type Identity } from '#shared/protection/identity.ts';
import type { LimitValue } from '#shared/protection/limit.ts';
import type { Protection } from '#shared/protection/protection.ts';

registerEndpoints(protectionEndpoints);
registerEndpoints(identityEndpoints);

/** All records about a player's play and money, as the server sends them. */
export type OwnRecords = ResponseOf<'ownRecords'>;

type Answer = ResponseOf<'protection'>;
const read = ({ rg }: Answer): Protection => toProtection(rg);

const tagged = api.enhanceEndpoints({ addTagTypes: ['protection', 'identity', 'trade'] });

export const protectionApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    protection: build.query<Protection, void>({
      query: () => ({ name: 'protection' }),
      transformResponse: read,
      providesTags: ['protection'],
    }),
    setLimit: build.mutation<Protection, LimitName & { readonly value: LimitValue }>({
      query: ({ value, ...name }) => ({ name: 'setLimit', body: { ...toWireName(name), value } }),
      transformResponse: read,
      // The deposit offer contains what these limits leave.
      invalidatesTags: ['protection', 'trade'],
    }),
    /** Accepts or rejects a pending increase of a limit. */
    confirmLimit: build.mutation<Protection, LimitName & { readonly isAccepted: boolean }>({
      query: ({ isAccepted, ...name }) => ({
        name: 'confirmLimit',
        body: { ...toWireName(name), accept: isAccepted ? 1 : 0 },
      }),
      transformResponse: read,
      invalidatesTags: ['protection', 'trade'],
    }),
    setReality: build.mutation<Protection, RequestOf<'setReality'>>({
      query: (body) => ({ name: 'setReality', body }),
      transformResponse: read,
      invalidatesTags: ['protection'],
    }),
    answerReality: build.mutation<null, RequestOf<'answerReality'>>({
      query: (body) => ({ name: 'answerReality', body }),
      transformResponse: () => null,
      invalidatesTags: ['protection'],
    }),
    takeBreak: build.mutation<Protection, RequestOf<'takeBreak'>>({
      query: (body) => ({ name: 'takeBreak', body }),
      transformResponse: read,
      invalidatesTags: ['protection'],
    }),
    selfExclude: build.mutation<Protection, RequestOf<'selfExclude'>>({
      query: (body) => ({ name: 'selfExclude', body }),
      transformResponse: read,
      invalidatesTags: ['protection'],
    }),
    /** A mutation, so that the store drops these personal data as soon as they are saved. */
    ownRecords: build.mutation<OwnRecords, void>({
      query: () => ({ name: 'ownRecords' }),
    }),
    identity: build.query<Identity, void>({
      query: () => ({ name: 'identity' }),
      transformResponse: ({ status, reason = '', need, url }: ResponseOf<'identity'>) => ({
        status: IDENTITY_STATUSES[status],
        reason,
        need,
        url: url ?? null,
      }),
      providesTags: ['identity'],
    }),
  }),
});

export const {
  useProtectionQuery,
  useSetLimitMutation,
  useConfirmLimitMutation,
  useSetRealityMutation,
  useAnswerRealityMutation,
  useTakeBreakMutation,
  useIdentityQuery,
} = protectionApi;

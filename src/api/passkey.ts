/** Passkeys. Their tickets and answers never enter the store: send each mutation with `track: false`. */
import type { EarlyAnswers } from '#api/core/answer-of.ts';
import { toSignedInPlayer } from '#api/account.ts';
import { api } from '#api/core/api.ts';
import { connected } from '#api/core/connection.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import { passkeyEndpoints } from '#shared/passkey/contract.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import type { RequestOf, ResponseOf } from '#shared/wire/endpoints.ts';
import type { EpochMs } from '#shared/time/duration.ts';

export interface Passkey {
  readonly id: string;
  /** '' where the server has none. */
  readonly name: string;
  readonly createdAt: EpochMs;
  /** Undefined until it is first used. */
  readonly lastUsedAt: EpochMs | undefined;
}

/** A challenge for the browser, and the ticket with which its answer returns. */
export type PasskeyChallenge = ResponseOf<'passkeyOptions'>;

/** A passkey beside an order, instead of its code or password. */
export type PasskeyProof = NonNullable<RequestOf<'createWithdrawal'>['passkey']>;

registerEndpoints(passkeyEndpoints);

const tagged = api.enhanceEndpoints({ addTagTypes: ['sessions', 'passkeys'] });

export const passkeyApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    passkeyOptions: build.mutation<PasskeyChallenge, RequestOf<'passkeyOptions'>>({
      query: (body) => ({ name: 'passkeyOptions', body }),
    }),
    passkeyCreate: build.mutation<null, RequestOf<'passkeyCreate'>>({
      query: (body) => ({ name: 'passkeyCreate', body }),
      transformResponse: () => null,
      invalidatesTags: ['passkeys'],
    }),
    passkeyLogin: build.mutation<EarlyAnswers['passkeyLogin'], RequestOf<'passkeyLogin'>>({
      query: (body) => ({ name: 'passkeyLogin', body }),
      transformResponse: toSignedInPlayer,
    }),
    passkeyList: build.query<readonly Passkey[], void>({
      query: () => ({ name: 'passkeyList' }),
      transformResponse: ({ list }: ResponseOf<'passkeyList'>) =>
        list.map(({ id, name, createTime, lastUseTime }) => ({
          id,
          name,
          createdAt: createTime,
          lastUsedAt: lastUseTime,
        })),
      providesTags: ['passkeys'],
    }),
    passkeyRemove: build.mutation<null, RequestOf<'passkeyRemove'>>({
      query: (body) => ({ name: 'passkeyRemove', body }),
      transformResponse: () => null,
      invalidatesTags: ['passkeys'],
    }),
  }),
});

export const { usePasskeyListQuery } = passkeyApi;

/** Whether the server is known to have no passkeys. */
export const lacksPasskeys = (): boolean => connected().missingCalls.has('passkeyOptions');

/** Whether a call failed because the server has no passkeys. */
export const isPasskeyMissing = (error: ApiError): boolean =>
  error.kind === 'http' && (error.status === 404 || error.status === 501);

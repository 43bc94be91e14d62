import type { EarlyAnswers } from '#api/core/answer-of.ts';
import { api } from '#api/core/api.ts';
import { connected, serverHosts } from '#api/core/connection.ts';
import { toPlayer } from '#api/player-wire.ts';
import type { RequestOf, ResponseOf } from '#shared/wire/endpoints.ts';
import type { Player } from '#shared/account/user.ts';

/** Passes the token directly to the vault: only the player enters the store. */
export function toSignedInPlayer(answer: ResponseOf<'accountLogin'>): Player {
  connected().keepToken(answer.token);
  return toPlayer(answer, answer, serverHosts());
}

const tagged = api.enhanceEndpoints({ addTagTypes: ['sessions'] });

export const accountApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    accountLogin: build.mutation<EarlyAnswers['accountLogin'], RequestOf<'accountLogin'>>({
      query: (body) => ({ name: 'accountLogin', body }),
      transformResponse: toSignedInPlayer,
    }),
    accountRegister: build.mutation<EarlyAnswers['accountRegister'], RequestOf<'accountRegister'>>({
      query: (body) => ({ name: 'accountRegister', body }),
      transformResponse: toSignedInPlayer,
    }),
    /** Ends the session of another device, or without an id this one's. */
    logout: build.mutation<null, RequestOf<'logout'>>({
      query: (body) => ({ name: 'logout', body }),
      transformResponse: () => null,
      invalidatesTags: ['sessions'],
    }),
  }),
});

export const { useLogoutMutation } = accountApi;

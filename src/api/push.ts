/** Notifications to this browser. */
import { api } from '#api/core/api.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import { pushEndpoints } from '#shared/push/contract.ts';
import type { RequestOf } from '#shared/wire/endpoints.ts';

type Sent<Name extends 'pushSubscribe' | 'pushUnsubscribe'> = Omit<
  RequestOf<Name>,
  'clientReferrer' | 'channel' | 'appId'
>;

registerEndpoints(pushEndpoints);

export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    pushSubscribe: build.mutation<unknown, Sent<'pushSubscribe'>>({
      query: (body) => ({ name: 'pushSubscribe', body }),
    }),
    pushUnsubscribe: build.mutation<unknown, Sent<'pushUnsubscribe'>>({
      query: (body) => ({ name: 'pushUnsubscribe', body }),
    }),
  }),
});

export const { usePushSubscribeMutation, usePushUnsubscribeMutation } = pushApi;

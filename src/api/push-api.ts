/** Notifications to this browser. */
import { api } from '#api/api.ts';
import { bringRows } from '#api/rows.ts';
import { pushRows } from '#contract/push.ts';
import type { RequestOf } from '#contract/endpoints.ts';

type Sent<Name extends 'pushSubscribe' | 'pushUnsubscribe'> = Omit<
  RequestOf<Name>,
  'clientReferrer' | 'channel' | 'appId'
>;

bringRows(pushRows);

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

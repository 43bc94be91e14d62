import { api } from '#api/core/api.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import { mobileEndpoints } from '#shared/mobile/contract.ts';
import type { Reward } from '#shared/reward/reward.ts';
import type { RequestOf, ResponseOf } from '#shared/wire/endpoints.ts';
import { seconds } from '#shared/time/duration.ts';
import type { CodeAnswer } from '#shared/mobile/verification-code.ts';

/** A newly bound mobile number. */
export interface BoundMobile {
  /** Masked by the server. */
  readonly mobile: string;
  readonly rewards: readonly Reward[];
}

registerEndpoints(mobileEndpoints);

/** SMS codes and the actions that need them (contract, account part). */
export const mobileApi = api.injectEndpoints({
  endpoints: (build) => ({
    smsSend: build.mutation<CodeAnswer, RequestOf<'smsSend'>>({
      query: (body) => ({ name: 'smsSend', body }),
      transformResponse: ({ expireIn, resendIn, leftToday }: ResponseOf<'smsSend'>) => ({
        expireIn: seconds(expireIn),
        resendIn: seconds(resendIn),
        leftToday,
      }),
    }),
    bindAccount: build.mutation<BoundMobile, RequestOf<'bindAccount'>>({
      query: (body) => ({ name: 'bindAccount', body }),
      transformResponse: ({ mobile, rewards }: ResponseOf<'bindAccount'>) => ({ mobile, rewards }),
    }),
    forgetPassword: build.mutation<null, RequestOf<'forgetPassword'>>({
      query: (body) => ({ name: 'forgetPassword', body }),
      transformResponse: () => null,
    }),
  }),
});

import { api } from '#api/core/api.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import { marketingEndpoints } from '#shared/marketing/contract.ts';
import type { RequestOf } from '#shared/wire/endpoints.ts';

registerEndpoints(marketingEndpoints);

export const marketingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reports funnel events, even while the page is being left. */
    installEvents: build.mutation<{ accepted: number }, RequestOf<'installEvents'>>({
      query: (body) => ({ name: 'installEvents', body, outlivesPage: true }),
    }),
  }),
});

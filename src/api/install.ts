import { api } from '#api/core/api.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import { installEndpoints } from '#shared/install/contract.ts';
import type { RequestOf } from '#shared/wire/endpoints.ts';

registerEndpoints(installEndpoints);

export const installApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reports funnel events, even while the page is being left. */
    installEvents: build.mutation<{ accepted: number }, RequestOf<'installEvents'>>({
      query: (body) => ({ name: 'installEvents', body, outlivesPage: true }),
    }),
  }),
});

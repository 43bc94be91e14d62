import { api } from '#api/api.ts';
import { registerEndpoints } from '#api/endpoint-registry.ts';
import { installEndpoints } from '#contract/install-events.ts';
import type { RequestOf } from '#contract/endpoints.ts';

registerEndpoints(installEndpoints);

export const installApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reports funnel events, even while the page is being left. */
    installEvents: build.mutation<{ accepted: number }, RequestOf<'installEvents'>>({
      query: (body) => ({ name: 'installEvents', body, outlivesPage: true }),
    }),
  }),
});

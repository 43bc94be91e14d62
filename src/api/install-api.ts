import { api } from '#api/api.ts';
import { bringRows } from '#api/rows.ts';
import { installRows } from '#contract/install-events.ts';
import type { RequestOf } from '#contract/endpoints.ts';

bringRows(installRows);

export const installApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Tells events of the funnel; also while the page is being left. */
    installEvents: build.mutation<{ accepted: number }, RequestOf<'installEvents'>>({
      query: (body) => ({ name: 'installEvents', body, outlivesPage: true }),
    }),
  }),
});

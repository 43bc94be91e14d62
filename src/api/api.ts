/** The one RTK Query API. Each endpoint family injects its calls from a file of its own. */
import { platformBaseQuery } from '#api/base-query.ts';
import { bringQueryLayer } from '#api/query-layer.ts';
import { createApi } from '@reduxjs/toolkit/query/react';

export const api = createApi({
  reducerPath: 'api',
  baseQuery: platformBaseQuery,
  tagTypes: ['player'],
  endpoints: () => ({}),
});

bringQueryLayer({
  reducerPath: api.reducerPath,
  reducer: api.reducer,
  middleware: api.middleware,
  endpoints: api.endpoints,
  reset: api.util.resetApiState,
});

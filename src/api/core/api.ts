/** The only RTK Query API. Each endpoint family injects its endpoints from its own file. */
import { apiBaseQuery } from '#api/core/base-query.ts';
import { registerQueries } from '#api/core/lazy-queries.ts';
import { createApi } from '@reduxjs/toolkit/query/react';

export const api = createApi({
  reducerPath: 'api',
  baseQuery: apiBaseQuery,
  tagTypes: ['balance'],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

registerQueries(api);

/**
 * Pending mutations. RTK Query forgets its record of a call with the screen that made it; a money request
 * outlives its screen.
 */
import { findEndpoint } from '#api/core/endpoint-registry.ts';
import { createSlice, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';

interface OpenRequestsState {
  /** RTK Query's request ids. */
  readonly ids: readonly string[];
}

const initialState: OpenRequestsState = { ids: [] };

const slice = createSlice({
  name: 'openRequests',
  initialState,
  reducers: {},
  extraReducers: (build) =>
    build
      .addMatcher(isPending, ({ ids }, { meta }) =>
        isChange(meta.arg) ? { ids: [...ids, meta.requestId] } : undefined,
      )
      .addMatcher(isFulfilled, without)
      .addMatcher(isRejected, without),
  selectors: { selectHasOpenRequest: ({ ids }) => ids.length > 0 },
});

function without(
  { ids }: OpenRequestsState,
  { meta }: { readonly meta: { readonly requestId: string } },
): OpenRequestsState | undefined {
  return ids.includes(meta.requestId)
    ? { ids: ids.filter((id) => id !== meta.requestId) }
    : undefined;
}

/** True for a mutation that is not just a report. */
function isChange(asked: unknown): boolean {
  const { type, endpointName = '' } = (asked ?? {}) as { type?: string; endpointName?: string };
  return type === 'mutation' && findEndpoint(endpointName)?.isReport !== true;
}

export const openRequestsReducer = slice.reducer;
export const { selectHasOpenRequest } = slice.selectors;

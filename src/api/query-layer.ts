/**
 * RTK Query comes after the first view, with the first file of calls that needs it. Here it meets the
 * store: `api.ts` says that it has come, and the composition root puts it in.
 */
import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

export interface QueryLayer {
  /** Its place in the state. */
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware;
  /** The calls that have come so far, by name. */
  readonly endpoints: object;
  /** Forgets all answers. */
  readonly reset: () => UnknownAction;
}

let layer: QueryLayer | null = null;
const waiting: ((layer: QueryLayer) => void)[] = [];

/** For `api.ts` alone. */
export function bringQueryLayer(come: QueryLayer): void {
  layer = come;
  for (const take of waiting) take(come);
}

/** Hands the layer over when it comes, which may be now. */
export function whenQueriesCome(take: (layer: QueryLayer) => void): void {
  if (layer === null) waiting.push(take);
  else take(layer);
}

/** The layer, if it has come: without it nothing of it is in the store. */
export const queryLayer = (): QueryLayer | null => layer;

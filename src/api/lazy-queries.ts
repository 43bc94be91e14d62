/**
 * RTK Query is loaded after the first paint, with the first file of calls that needs it
 * (docs/decisions/0047). `api.ts` registers it here, and the composition root adds it to the store.
 */
import type { ApiError } from '#contract/api-error.ts';
import type {
  Middleware,
  Reducer,
  SerializedError,
  ThunkAction,
  UnknownAction,
} from '@reduxjs/toolkit';

/** What the app needs of RTK Query itself, whose code is not there from the start. */
export interface Queries {
  readonly reducerPath: 'api';
  readonly reducer: Reducer;
  readonly middleware: Middleware;
  /** The endpoints that are loaded so far, by name. */
  readonly endpoints: object;
  readonly util: { readonly resetApiState: () => UnknownAction };
}

let queries: Queries | null = null;
const waiting: ((queries: Queries) => void)[] = [];

/** For `api.ts` alone. */
export function registerQueries(loaded: Queries): void {
  queries = loaded;
  for (const listener of waiting) listener(loaded);
}

/** Calls back with RTK Query once it is loaded, which may be now. */
export function onQueriesLoaded(listener: (queries: Queries) => void): void {
  if (queries === null) waiting.push(listener);
  else listener(queries);
}

/** RTK Query; null before it is loaded: then nothing of it is in the store. */
export const lazyQueries = (): Queries | null => queries;

/** A query of it, as whoever knows only its name may ask it. */
export interface LazyQuery {
  // A method, so that queries with narrower questions fit.
  initiate(
    question: unknown,
    options: { readonly forceRefetch: true; readonly subscribe: false },
  ): ThunkAction<Promise<LazyResult>, unknown, undefined, UnknownAction>;
}

interface LazyResult {
  readonly isSuccess: boolean;
  readonly error?: ApiError | SerializedError | undefined;
}

/** The query of that name; undefined before its code is loaded. */
export const lazyQuery = (name: string): LazyQuery | undefined =>
  (queries?.endpoints as Readonly<Record<string, LazyQuery>> | undefined)?.[name];

/**
 * RTK Query is loaded after the first paint, with the first endpoints that need it (docs/decisions/0009).
 * `api.ts` registers it here, and the composition root adds it to the store.
 */
import type { ApiError } from '#shared/wire/api-error.ts';
import type {
  Middleware,
  Reducer,
  SerializedError,
  ThunkAction,
  UnknownAction,
} from '@reduxjs/toolkit';

/** The parts of RTK Query that the app uses, since its code loads later. */
export interface Queries {
  readonly reducerPath: 'api';
  readonly reducer: Reducer;
  readonly middleware: Middleware;
  /** The endpoints loaded so far, by name. */
  readonly endpoints: object;
  readonly util: { readonly resetApiState: () => UnknownAction };
}

let queries: Queries | null = null;
const waiting: ((queries: Queries) => void)[] = [];

/** Called only by `api.ts`. */
export function registerQueries(loaded: Queries): void {
  queries = loaded;
  for (const listener of waiting) listener(loaded);
}

/** Calls back with RTK Query once it is loaded, or now if it is. */
export function onQueriesLoaded(listener: (queries: Queries) => void): void {
  if (queries === null) waiting.push(listener);
  else listener(queries);
}

/** RTK Query; null before it is loaded and added to the store. */
export const lazyQueries = (): Queries | null => queries;

/** A query for callers that know only its name. */
export interface LazyQuery {
  // A method, so that queries with narrower arguments fit.
  initiate(
    question: unknown,
    options: { readonly forceRefetch: true; readonly subscribe: false },
  ): ThunkAction<Promise<LazyResult>, unknown, undefined, UnknownAction>;
}

interface LazyResult {
  readonly isSuccess: boolean;
  readonly error?: ApiError | SerializedError | undefined;
}

/** The query of that name; undefined before its code has loaded. */
export const lazyQuery = (name: string): LazyQuery | undefined =>
  (queries?.endpoints as Readonly<Record<string, LazyQuery>> | undefined)?.[name];

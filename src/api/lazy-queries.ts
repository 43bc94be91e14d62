/**
 * RTK Query comes after the first view, with the first file of calls that needs it (docs/decisions/0047).
 * Here it meets the store: `api.ts` says that it has come, and the composition root puts it in.
 */
import type { ApiError } from '#contract/api-error.ts';
import type {
  Middleware,
  Reducer,
  SerializedError,
  ThunkAction,
  UnknownAction,
} from '@reduxjs/toolkit';

/** What the app asks of RTK Query itself, of which it knows no more before it comes. */
export interface Queries {
  readonly reducerPath: 'api';
  readonly reducer: Reducer;
  readonly middleware: Middleware;
  /** The calls that have come so far, by name. */
  readonly endpoints: object;
  readonly util: { readonly resetApiState: () => UnknownAction };
}

let queries: Queries | null = null;
const waiting: ((queries: Queries) => void)[] = [];

/** For `api.ts` alone. */
export function bringQueries(come: Queries): void {
  queries = come;
  for (const take of waiting) take(come);
}

/** Hands RTK Query over when it comes, which may be now. */
export function whenQueriesCome(take: (queries: Queries) => void): void {
  if (queries === null) waiting.push(take);
  else take(queries);
}

/** RTK Query, if it has come: without it nothing of it is in the store. */
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

/** The query of that name; undefined before its code has come. */
export const lazyQuery = (name: string): LazyQuery | undefined =>
  (queries?.endpoints as Readonly<Record<string, LazyQuery>> | undefined)?.[name];

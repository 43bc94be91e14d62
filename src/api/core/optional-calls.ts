/** Optional calls: what the server does not have is asked for once (`shared/wire/optional.ts`). */
import { isAskedOnce } from '#shared/wire/optional.ts';

/** Names of the calls that the server does not have. */
export interface MissingCalls {
  has(name: string): boolean;
  add(name: string): void;
}

/** Not found, not implemented: the server does not have the endpoint. */
const MISSING_STATUS: ReadonlySet<number> = new Set([404, 501]);

/** The first call of each name: others wait for it, as its answer may be that there is none. */
const firstCalls = new WeakMap<MissingCalls, Map<string, Promise<unknown>>>();

/**
 * Sends a call unless the server is known not to have it.
 * @param send never rejects; calls back with the status of the answer
 * @returns undefined for a call that the server does not have
 */
export async function sendUnlessMissing<Answer>(
  name: string,
  missing: MissingCalls,
  send: (onStatus: (status: number) => void) => Promise<Answer>,
): Promise<Answer | undefined> {
  if (!isAskedOnce(name)) return send(() => undefined);
  const calls = firstCalls.get(missing) ?? new Map<string, Promise<unknown>>();
  firstCalls.set(missing, calls);
  const first = calls.get(name);
  if (first !== undefined) await first;
  if (missing.has(name)) return undefined;
  const sent = send((status) => {
    if (MISSING_STATUS.has(status)) missing.add(name);
  });
  if (!calls.has(name))
    calls.set(
      name,
      sent.then(() => undefined),
    );
  return sent;
}

import type { Clock } from '#server/core/clock.ts';

/** A value that is reloaded when it is older than allowed. */
export interface Fresh<Value> {
  get(): Promise<Value>;
  /** Makes the next `get` reload. */
  forget(): void;
}

/**
 * Caches a value for at most `maxAgeMs`, so that other server processes' writes are seen soon. Concurrent
 * calls share one load; a failed load is not cached.
 */
export function keepFresh<Value>(
  clock: Clock,
  maxAgeMs: number,
  load: () => Promise<Value>,
): Fresh<Value> {
  let kept: { value: Promise<Value>; at: number } | undefined;
  return {
    get() {
      const now = clock.now();
      if (kept && now - kept.at < maxAgeMs) return kept.value;
      const loading = { value: load(), at: now };
      kept = loading;
      loading.value.catch(() => {
        if (kept === loading) kept = undefined;
      });
      return loading.value;
    },
    forget() {
      kept = undefined;
    },
  };
}

/** Resolves with the promise's value, or with the alternative when it takes longer. */
export async function settledWithin<Value>(
  ms: number,
  promise: Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

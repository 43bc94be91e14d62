import { JsonBody } from '#server/core/http/json-body.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Highest age of the `serverTime` in a shared answer. */
const MAX_AGE_MS = 1000;

interface Kept {
  builtAt: EpochMs;
  body: JsonBody;
}

/** Answers that are the same for everyone: built and compressed once a second, not per caller. */
export class SharedBodies {
  /** Keyed by payload: a new payload is answered at once and an old one is garbage-collected. */
  readonly #kept = new WeakMap<object, Kept>();

  /** @param write returns the whole answer as JSON */
  get(payload: object, now: EpochMs, write: () => string): JsonBody {
    const kept = this.#kept.get(payload);
    if (kept && now - kept.builtAt < MAX_AGE_MS) return kept.body;
    const body = new JsonBody(write());
    this.#kept.set(payload, { builtAt: now, body });
    return body;
  }
}

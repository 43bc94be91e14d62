import { JsonBody } from '#server/http/json-body.ts';
import type { EpochMs } from '#domain/duration.ts';

/** How old the `serverTime` of a shared answer may be. */
const MAX_AGE_MS = 1000;

interface Kept {
  builtAt: EpochMs;
  body: JsonBody;
}

/** Answers that everybody gets: checked, written and compressed once a second, not for each caller. */
export class SharedBodies {
  /** By the payload, so that another one is answered at once and an old one is forgotten. */
  readonly #kept = new WeakMap<object, Kept>();

  /** @param write gives the whole answer as JSON */
  get(payload: object, now: EpochMs, write: () => string): JsonBody {
    const kept = this.#kept.get(payload);
    if (kept && now - kept.builtAt < MAX_AGE_MS) return kept.body;
    const body = new JsonBody(write());
    this.#kept.set(payload, { builtAt: now, body });
    return body;
  }
}

import { listedKeysOnly } from '#server/http/listed-keys.ts';
import { readStrictly } from '#contract/tolerance.ts';
import type { EpochMs } from '#domain/duration.ts';
import * as v from 'valibot';

const CODE_OK = 200;

/** An answer of our own that does not fit its schema: a bug of this server, never sent. */
export class BrokenAnswer extends Error {
  override name = 'BrokenAnswer';
}

/** A payload as JSON text that was checked before it got here. */
export class PreparedAnswer {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/**
 * A payload that everybody gets. As long as it is the very same object, its answer is made once a
 * second, so it must not be changed.
 */
export class SharedAnswer<Payload extends object> {
  readonly payload: Payload;

  constructor(payload: Payload) {
    this.payload = payload;
  }
}

/**
 * Makes the check of a schema's wire values.
 * @returns a function that gives the value with its listed keys only
 * @throws BrokenAnswer (the returned function) when the value does not fit
 */
export function wireCheck(schema: v.GenericSchema): (payload: unknown) => unknown {
  const prune = listedKeysOnly(schema);
  return (payload) => {
    const read = readStrictly(schema, payload);
    if (read.success) return prune(payload);
    const [issue] = read.issues;
    throw new BrokenAnswer(`${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  };
}

/** The envelope of a success; `code` only where the endpoint's row asks for it (spec §7). */
export function successEnvelope(now: EpochMs, hasCode: boolean): Record<string, number> {
  return { errcode: 0, ...(hasCode ? { code: CODE_OK } : {}), serverTime: now };
}

/** Joins JSON objects without reading them again. */
export function joinJson(...objects: readonly string[]): string {
  const inner = objects.map((json) => json.slice(1, -1)).filter((json) => json !== '');
  return `{${inner.join(',')}}`;
}

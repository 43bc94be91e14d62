import { listedKeysOnly } from '#server/core/http/listed-keys.ts';
import { readStrictly } from '#shared/wire/tolerance.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import * as v from 'valibot';

const CODE_OK = 200;

/** An answer that does not match its schema: a bug of this server. It is never sent. */
export class BrokenAnswer extends Error {
  override name = 'BrokenAnswer';
}

/** A payload as JSON text that has already been checked. */
export class PreparedAnswer {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/**
 * A payload that is the same for everyone. Its answer is rebuilt at most once a second while the object is
 * the same, so do not mutate it.
 */
export class SharedAnswer<Payload extends object> {
  readonly payload: Payload;

  constructor(payload: Payload) {
    this.payload = payload;
  }
}

/**
 * Creates a check of wire values against a schema.
 * @returns a function that returns the value with its listed keys only
 * @throws BrokenAnswer (the returned function) when the value does not match
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

/** The envelope of a success; has `code` only where the endpoint requires it (spec §7). */
export function successEnvelope(now: EpochMs, hasCode: boolean): Record<string, number> {
  return { errcode: 0, ...(hasCode ? { code: CODE_OK } : {}), serverTime: now };
}

/** Joins JSON objects without parsing them. */
export function joinJson(...objects: readonly string[]): string {
  const inner = objects.map((json) => json.slice(1, -1)).filter((json) => json !== '');
  return `{${inner.join(',')}}`;
}

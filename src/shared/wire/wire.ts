/** The building blocks of every message: amounts, moments, flags, JSON in strings. */
import { optionalField } from '#shared/wire/tolerance.ts';
import { epochMs } from '#shared/time/duration.ts';
import { minorUnits } from '#shared/money/money.ts';
import * as v from 'valibot';

/** Integer hundredths (spec §9). */
export const amount = v.pipe(v.number(), v.safeInteger(), v.transform(minorUnits));

/** Ten thousand million coins: above any real amount, and sums with it stay exact. */
export const ASKED_MAX = 1_000_000_000_000;

/** An amount in a request: bounded, so that arithmetic never meets a larger one. */
export const askedAmount = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(-ASKED_MAX),
  v.maxValue(ASKED_MAX),
  v.transform(minorUnits),
);

/** Milliseconds since the Unix epoch. */
export const moment = v.pipe(v.number(), v.safeInteger(), v.transform(epochMs));

/** 1 = yes, 0 = no. */
export const flag = v.picklist([0, 1]);

export const id = v.pipe(v.number(), v.safeInteger());
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const text = v.string();

/** A password, RSA-encrypted, base64 (spec §5). */
export const encryptedPassword = v.pipe(text, v.minLength(1), v.maxLength(1024));

/** A string that contains JSON, decoded here so that no other code has to parse it. */
export function jsonText<Output>(
  schema: v.GenericSchema<unknown, Output>,
): v.GenericSchema<string, Output> {
  return v.pipe(
    v.string(),
    v.rawTransform<string, unknown>(({ dataset, addIssue, NEVER }) => {
      try {
        return JSON.parse(dataset.value) as unknown;
      } catch {
        addIssue({ message: 'not JSON' });
        return NEVER;
      }
    }),
    schema,
  );
}

/** The base fields of every request body (spec §7). */
export const base = {
  clientReferrer: v.optional(v.pipe(text, v.maxLength(200)), ''),
  channel: v.optional(v.pipe(text, v.maxLength(60)), ''),
  appId: v.optional(v.pipe(text, v.maxLength(60)), ''),
};

/**
 * Number of a call that must not happen twice: a UUIDv4 created by the app and repeated with each retry
 * (contract, conventions).
 */
export const requestNumber = v.pipe(
  text,
  v.regex(
    /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$/,
    'a UUIDv4',
  ),
  v.toLowerCase(),
);

/** Fields of every answer beside its payload. */
export const envelope = v.object({
  errcode: v.number(),
  code: optionalField(v.number()),
  msg: optionalField(v.string()),
  serverTime: optionalField(v.number()),
});

/** Times an amount that must be wagered before it can be withdrawn; 0 = none, null = the server does not say. */
export const betRate = optionalField(v.nullable(v.pipe(v.number(), v.minValue(0))), null);

/**
 * A reward: ids 1001–1009 percent, 2001 and 2002 currency in hundredths, 4001 items (spec §4), and what its
 * money asks for before it can be withdrawn. `betDays`: the days for it; null = no deadline.
 */
export const reward = v.object({
  id,
  count,
  betRate,
  betDays: optionalField(v.nullable(v.pipe(v.number(), v.gtValue(0))), null),
});

/** An extra of a recharge item beside its bonus, and its wagering multiple. */
export const rechargeProp = v.object({ id, count: v.number(), betRate: v.number() });

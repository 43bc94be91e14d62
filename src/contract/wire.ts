/** The building blocks of every message: amounts, moments, flags, JSON carried as text. */
import { optionalField } from '#contract/tolerance.ts';
import { epochMs } from '#domain/duration.ts';
import { minorUnits } from '#domain/money.ts';
import * as v from 'valibot';

/** Integer hundredths (spec §9). */
export const amount = v.pipe(v.number(), v.safeInteger(), v.transform(minorUnits));

/** Ten thousand million coins: more than anybody moves, and any sum with it is exact. */
export const ASKED_MAX = 1_000_000_000_000;

/** An amount that a call asks for: bounded here, so that no arithmetic ever meets a larger one. */
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

/** A text that carries JSON, decoded here so that nobody further in ever parses. */
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

/** The fields that every request body carries (spec §7). */
export const base = {
  clientReferrer: v.optional(v.pipe(text, v.maxLength(200)), ''),
  channel: v.optional(v.pipe(text, v.maxLength(60)), ''),
  appId: v.optional(v.pipe(text, v.maxLength(60)), ''),
};

/**
 * The number of a call that must not happen twice: a UUIDv4 made by the app and sent again with each
 * retry (contract, conventions).
 */
export const requestNumber = v.pipe(
  text,
  v.regex(
    /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$/,
    'a UUIDv4',
  ),
  v.toLowerCase(),
);

/** What every answer carries beside its payload. */
export const envelope = v.object({
  errcode: v.number(),
  code: optionalField(v.number()),
  msg: optionalField(v.string()),
  serverTime: optionalField(v.number()),
});

/** A reward: ids 1001–1009 percent, 2001 and 2002 currency in hundredths, 4001 items (spec §4). */
export const reward = v.object({ id, count });

/** What a recharge item gives beside its bonus, and how often that is bet. */
export const rechargeProp = v.object({ id, count: v.number(), betRate: v.number() });

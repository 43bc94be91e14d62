/** Ending sessions (contract, account part). */
import { text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

/** Without an id the calling session ends, with one that other device's. */
export const logoutRequest = { id: v.optional(v.pipe(text, v.maxLength(128))) };

/** What an account, a password and an e-mail address may be (spec §5); the app and the server share it. */

import type { CredentialBounds } from './credential-bounds.ts';

/** Letters and digits only, within the served length. */
export function isUsername(value: string, bounds: CredentialBounds): boolean {
  return (
    /^[A-Za-z0-9]+$/.test(value) && isWithin(value.length, bounds.usernameMin, bounds.usernameMax)
  );
}

/** Within the served length, of characters that somebody can have typed. */
export function isPassword(value: string, bounds: CredentialBounds): boolean {
  return (
    !/[\p{Cc}\uFFFD]/u.test(value) && isWithin(value.length, bounds.passwordMin, bounds.passwordMax)
  );
}

/** Longest email address there is (RFC 5321). */
export const EMAIL_LENGTH_MAX = 254;

/** Something, an @ and a domain with a dot, without spaces. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_LENGTH_MAX && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

const isWithin = (length: number, min: number, max: number): boolean =>
  length >= min && length <= max;

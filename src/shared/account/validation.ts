/** Rules for accounts, passwords and e-mail addresses (spec §5), shared by app and server. */

import { passwordForm } from '#shared/text/text.ts';
import type { CredentialBounds } from './credential-bounds.ts';

/** Letters and digits only, within the server's length limits. */
export function isUsername(value: string, bounds: CredentialBounds): boolean {
  return (
    /^[A-Za-z0-9]+$/.test(value) && isWithin(value.length, bounds.usernameMin, bounds.usernameMax)
  );
}

/** Within the server's length limits, in UTF-16 units as fields count them (`maxlength`), without characters that cannot be typed. */
export function isPassword(value: string, bounds: CredentialBounds): boolean {
  return (
    !/[\p{Cc}\uFFFD]/u.test(value) &&
    isWithin(passwordForm(value).length, bounds.passwordMin, bounds.passwordMax)
  );
}

/** Maximum length of an email address (RFC 5321). */
export const EMAIL_LENGTH_MAX = 254;

/** Something, an @ and a domain with a dot, without spaces. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_LENGTH_MAX && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

const isWithin = (length: number, min: number, max: number): boolean =>
  length >= min && length <= max;

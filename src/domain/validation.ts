/** What an account, a password and an e-mail address may be (spec §5); the app and the server share it. */

/** Lengths of spec §5, as the platform serves them. */
export interface CredentialBounds {
  readonly usernameMin: number;
  readonly usernameMax: number;
  readonly passwordMin: number;
  readonly passwordMax: number;
}

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

/** The lengths as the web config carries them (spec §3). */
interface ServedLengths {
  readonly usernameLengthMin: number;
  readonly usernameLengthMax: number;
  readonly passwordLengthMin: number;
  readonly passwordLengthMax: number;
}

export const credentialBounds = (served: ServedLengths): CredentialBounds => ({
  usernameMin: served.usernameLengthMin,
  usernameMax: served.usernameLengthMax,
  passwordMin: served.passwordLengthMin,
  passwordMax: served.passwordLengthMax,
});

const isWithin = (length: number, min: number, max: number): boolean =>
  length >= min && length <= max;

/** The rules of the login and register forms (spec §5). Bounds come from the platform's config. */
import type { CredentialBounds } from '#domain/lobby-config.ts';

/** Letters and digits only, within the served length. */
export function isUsername(value: string, bounds: CredentialBounds): boolean {
  return (
    /^[A-Za-z0-9]+$/.test(value) &&
    value.length >= bounds.usernameMin &&
    value.length <= bounds.usernameMax
  );
}

export function isPassword(value: string, bounds: CredentialBounds): boolean {
  return value.length >= bounds.passwordMin && value.length <= bounds.passwordMax;
}

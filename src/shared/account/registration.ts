/** The rules of the registration form (spec §5). */
import type { CredentialBounds } from '#shared/account/credential-bounds.ts';
import { isEmail, isPassword, isUsername } from '#shared/account/validation.ts';

export interface Registration {
  readonly account: string;
  readonly password: string;
  readonly confirmation: string;
  readonly email: string;
}

export type RegistrationField = keyof Registration;

/** What is wrong with a field. A missing email gets another message than an invalid one. */
export type FieldFault = 'missing' | 'invalid';

/** Only the invalid fields, in the form's order. */
export type RegistrationFaults = Readonly<Partial<Record<RegistrationField, FieldFault>>>;

/** Trims account and email for validation and sending; passwords stay untouched. */
export function trimRegistration(typed: Registration): Registration {
  return { ...typed, account: typed.account.trim(), email: typed.email.trim() };
}

/**
 * Validates a trimmed registration.
 * @param bounds null before the server has sent them: then a field only must not be empty
 */
export function registrationFaults(
  { account, password, confirmation, email }: Registration,
  bounds: CredentialBounds | null,
): RegistrationFaults {
  const isAccountFine = bounds === null ? account !== '' : isUsername(account, bounds);
  return {
    ...(isAccountFine ? {} : { account: account === '' ? 'missing' : 'invalid' }),
    ...newPasswordFaults({ password, confirmation }, bounds),
    ...(isEmail(email) ? {} : { email: email === '' ? 'missing' : 'invalid' }),
  };
}

/** The rules shared with a new password: its length, and a matching confirmation. */
export function newPasswordFaults(
  { password, confirmation }: Pick<Registration, 'password' | 'confirmation'>,
  bounds: CredentialBounds | null,
): Readonly<Partial<Record<'password' | 'confirmation', FieldFault>>> {
  const isPasswordFine = bounds === null ? password !== '' : isPassword(password, bounds);
  const isRepeated = confirmation !== '' && confirmation === password;
  return {
    ...(isPasswordFine ? {} : { password: password === '' ? 'missing' : 'invalid' }),
    ...(isRepeated ? {} : { confirmation: confirmation === '' ? 'missing' : 'invalid' }),
  };
}

/**
 * The faults that remain when the player edits a field. The confirmation is checked against the password:
 * editing the password clears both.
 */
export function withoutFault<Field extends string, Fault extends string>(
  faults: Readonly<Partial<Record<Field, Fault>>>,
  field: Field,
): Readonly<Partial<Record<Field, Fault>>> {
  const isCleared = (name: string, fault: unknown) =>
    name === field || (field === 'password' && name === 'confirmation' && fault === 'invalid');
  const left = Object.entries(faults).filter(([name, fault]) => !isCleared(name, fault));
  return Object.fromEntries(left) as Partial<Record<Field, Fault>>;
}

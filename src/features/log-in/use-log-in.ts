import { useAccountLoginMutation } from '#api/account-api.ts';
import { useAccountRules } from '#catalogue/use-account-rules.ts';
import type { CredentialBounds } from '#domain/credential-bounds.ts';
import { isPassword, isUsername } from '#domain/validation.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { prepareAccountRequest } from '#session/account-request.ts';
import { dropAccountForLogin } from '#session/login-draft.ts';
import { forgetLogin, saveLogin, type SavedLogin } from '#session/saved-login.ts';
import { useFormTry, type FormTryStatus } from '#ui/use-form-try.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Fields that break their rule; the form says which rule beside them. */
export type InvalidFields = Readonly<Partial<Record<keyof SavedLogin, true>>>;

export interface LogIn {
  readonly status: FormTryStatus;
  readonly invalid: InvalidFields;
  /** What went wrong with the last try, in the player's language. */
  readonly problem: string | null;
  readonly bounds: CredentialBounds | null;
  /**
   * Tries to sign in; tells which fields are wrong before anything is sent.
   * @param isSaved whether the phone keeps the login, sealed
   * @param at the moment of the press in ms, from any fixed start
   */
  submit(credentials: SavedLogin, isSaved: boolean, at: number): InvalidFields;
  /** Call it when the player edits the field. */
  clearFault(field: keyof SavedLogin): void;
}

const NOTHING_INVALID: InvalidFields = {};

/**
 * Signing in (spec §2, §4, §5, §7). One try at a time and none within 300 ms of the last; the password
 * lives in this call alone, and leaves it encrypted or sealed. `onDone` is called 500 ms after success.
 */
export function useLogIn(onDone: () => void): LogIn {
  const { t } = useTranslation();
  const errors = useErrorText();
  const rules = useAccountRules();
  const [logIn, { reset }] = useAccountLoginMutation();
  const [invalid, setInvalid] = useState(NOTHING_INVALID);
  const { status, problem, start } = useFormTry(onDone);

  /** Null after success, else what to tell the player. */
  async function trySending(credentials: SavedLogin, isSaved: boolean): Promise<string | null> {
    const request = await prepareAccountRequest(credentials, rules);
    if (request.status === 'offline') return errors.loading({ kind: 'network' });
    if (request.status === 'no-key') return t('login.notReady');
    const { error } = await logIn(request.body);
    // The store keeps what a call was given: not even the encrypted password stays there.
    reset();
    if (error !== undefined) return errors.action('login', error);
    dropAccountForLogin();
    await (isSaved ? saveLogin(credentials, Date.now()) : forgetLogin());
    return null;
  }

  return {
    status,
    problem,
    invalid,
    bounds: rules.bounds,
    submit: (given, isSaved, at) => {
      const credentials = { ...given, account: given.account.trim() };
      const wrong = findInvalid(credentials, rules.bounds);
      setInvalid(wrong);
      if (wrong === NOTHING_INVALID) start(at, () => trySending(credentials, isSaved));
      return wrong;
    },
    clearFault: (field) => {
      if (!invalid[field]) return;
      const { [field]: _cleared, ...others } = invalid;
      setInvalid(Object.keys(others).length === 0 ? NOTHING_INVALID : others);
    },
  };
}

/** Empty fields are always wrong; lengths count once the platform has served them. */
function findInvalid(
  { account, password }: SavedLogin,
  bounds: CredentialBounds | null,
): InvalidFields {
  const isAccountFine = bounds === null ? account !== '' : isUsername(account, bounds);
  const isPasswordFine = bounds === null ? password !== '' : isPassword(password, bounds);
  if (isAccountFine && isPasswordFine) return NOTHING_INVALID;
  return {
    ...(isAccountFine ? {} : { account: true }),
    ...(isPasswordFine ? {} : { password: true }),
  };
}

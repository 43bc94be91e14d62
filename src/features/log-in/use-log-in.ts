import { accountApi } from '#api/account.ts';
import { useUntracked } from '#state/session/use-untracked.ts';
import { useAccountRules } from '#state/session/use-account-rules.ts';
import type { CredentialBounds } from '#shared/account/credential-bounds.ts';
import { isPassword, isUsername } from '#shared/account/validation.ts';
import { AccountCode } from '#shared/account/errors.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { prepareAccountRequest } from '#state/session/account-request.ts';
import { dropAccounts } from '#state/drafts/login-draft.ts';
import { forgetLogin, saveLogin, type SavedLogin } from '#state/session/saved-login.ts';
import { useFreshKey } from '#state/catalogue/use-fresh-key.ts';
import { useFormTry, type FormTryStatus } from '#ui/form/use-form-try.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Invalid fields; the form shows each one's rule beside it. */
export type InvalidFields = Readonly<Partial<Record<keyof SavedLogin, true>>>;

export interface LogIn {
  readonly status: FormTryStatus;
  readonly invalid: InvalidFields;
  /** Error message of the last try. */
  readonly problem: string | null;
  readonly bounds: CredentialBounds | null;
  /**
   * Signs in, unless fields are invalid; returns those before anything is sent.
   * @param isSaved stores the login on the device, sealed
   * @param at time of the press in ms, from any fixed start
   */
  submit(credentials: SavedLogin, isSaved: boolean, at: number): InvalidFields;
  /** Call it when the player edits the field. */
  clearFault(field: keyof SavedLogin): void;
}

const NOTHING_INVALID: InvalidFields = {};

/**
 * Signs in (spec §2, §4, §5, §7). One try at a time and none within 300 ms of the last; the password exists
 * only in this call, and leaves it encrypted or sealed. `onDone` is called 500 ms after success.
 */
export function useLogIn(onDone: () => void): LogIn {
  const { t } = useTranslation();
  const errors = useErrorText();
  const rules = useAccountRules();
  const logIn = useUntracked(accountApi.endpoints.accountLogin);
  const [invalid, setInvalid] = useState(NOTHING_INVALID);
  const { status, problem, start } = useFormTry(onDone);
  const freshKey = useFreshKey();

  /** @returns null after success, else the error message */
  async function trySending(credentials: SavedLogin, publicKey: string): Promise<string | null> {
    const request = await prepareAccountRequest(credentials, { ...rules, publicKey });
    if (request.status === 'offline') return errors.loading({ kind: 'network' });
    if (request.status === 'no-key') return t('login.notReady');
    const { error } = await logIn(request.body);
    if (error === undefined) return null;
    // A password that was encrypted under a key that the server no longer has is a wrong one, too.
    const key = isWrongPassword(error) ? await freshKey(publicKey) : null;
    return key === null ? errors.action('login', error) : trySending(credentials, key);
  }

  async function trySaving(credentials: SavedLogin, isSaved: boolean): Promise<string | null> {
    const fault = await trySending(credentials, rules.publicKey);
    if (fault !== null) return fault;
    dropAccounts();
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
      if (wrong === NOTHING_INVALID) start(at, () => trySaving(credentials, isSaved));
      return wrong;
    },
    clearFault: (field) => {
      if (!invalid[field]) return;
      const { [field]: _cleared, ...others } = invalid;
      setInvalid(Object.keys(others).length === 0 ? NOTHING_INVALID : others);
    },
  };
}

const isWrongPassword = (error: Parameters<typeof toFailure>[0]): boolean => {
  const failure = toFailure(error);
  return failure.kind === 'errcode' && failure.errcode === AccountCode.wrongPassword;
};

/** Empty fields are always invalid; lengths count once the server has sent them. */
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

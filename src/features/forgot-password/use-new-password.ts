import { mobileApi } from '#api/mobile.ts';
import { useUntracked } from '#state/session/use-untracked.ts';
import { useAccountRules } from '#state/session/use-account-rules.ts';
import type { CredentialBounds } from '#shared/account/credential-bounds.ts';
import { withoutFault, newPasswordFaults, type FieldFault } from '#shared/account/registration.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { encryptPassword } from '#browser/page/encrypt-password.ts';
import { forgetLogin } from '#state/session/saved-login.ts';
import { keepAccountForLogin } from '#state/drafts/login-draft.ts';
import type { Verification } from '#state/session/verification.ts';
import { useFormTry, type FormTryStatus } from '#ui/form/use-form-try.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface NewPasswordEntry {
  readonly code: string;
  readonly password: string;
  readonly confirmation: string;
}

type NewPasswordFaults = Readonly<Partial<Record<keyof NewPasswordEntry, FieldFault>>>;

export interface NewPassword {
  readonly status: FormTryStatus;
  readonly faults: NewPasswordFaults;
  /** Error message of the last try. */
  readonly problem: string | null;
  readonly bounds: CredentialBounds | null;
  /**
   * Sets the password, unless the entry has errors; returns those before anything is sent.
   * @param onRefused called when the server refuses the code
   */
  submit(entry: NewPasswordEntry, at: number, onRefused: () => void): NewPasswordFaults;
  clearFault(field: keyof NewPasswordEntry): void;
}

/**
 * Sets a new password with a code (contract, account part). The password is sent encrypted; a login stored on
 * this device is removed. `onDone` is called 500 ms after success.
 */
export function useNewPassword(verification: Verification, onDone: () => void): NewPassword {
  const { t } = useTranslation();
  const errors = useErrorText();
  const { bounds, publicKey, countryCode } = useAccountRules();
  const forgetPassword = useUntracked(mobileApi.endpoints.forgetPassword);
  const [faults, setFaults] = useState<NewPasswordFaults>({});
  const { status, problem, start } = useFormTry(onDone);

  /** @returns null after success, else the error message */
  async function trySending(
    { code, password }: NewPasswordEntry,
    onRefused: () => void,
  ): Promise<string | null> {
    const { sent } = verification;
    if (sent === null) return t('account.code.expired');
    const encrypted = await encryptPassword(password, publicKey).catch(() => undefined);
    if (encrypted === undefined) return errors.loading({ kind: 'network' });
    if (encrypted === null) return t('account.forget.notReady');
    const { account, mobile } = sent;
    const { error } = await forgetPassword({
      account,
      mobile,
      countryCode,
      code,
      password: encrypted,
    });
    if (error === undefined) {
      keepAccountForLogin(account);
      await forgetLogin();
      return null;
    }
    const failure = toFailure(error);
    if (failure.kind === 'errcode') {
      verification.refused(failure.errcode, failure.details);
      onRefused();
    }
    return errors.action('verification', failure);
  }

  return {
    status,
    problem,
    faults,
    bounds,
    submit: (entry, at, onRefused) => {
      const isCodeFine = entry.code.length === verification.length;
      const found = {
        ...(isCodeFine ? {} : { code: 'invalid' as const }),
        ...newPasswordFaults(entry, bounds),
      };
      setFaults(found);
      if (Object.keys(found).length === 0) start(at, () => trySending(entry, onRefused));
      return found;
    },
    clearFault: (field) => setFaults((said) => withoutFault(said, field)),
  };
}

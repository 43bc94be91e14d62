import { profileApi } from '#api/profile.ts';
import { useUntracked } from '#state/session/use-untracked.ts';
import { useAccountRules } from '#state/session/use-account-rules.ts';
import type { CredentialBounds } from '#shared/account/credential-bounds.ts';
import { withoutFault, newPasswordFaults, type FieldFault } from '#shared/account/registration.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { encryptPassword } from '#browser/page/encrypt-password.ts';
import { readSavedLogin, saveLogin } from '#state/session/saved-login.ts';
import { useFormTry, type FormTryStatus } from '#ui/form/use-form-try.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface PasswordEntry {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

/** `same`: the new password equals the current one. */
type PasswordFaults = Readonly<Partial<Record<keyof PasswordEntry, FieldFault | 'same'>>>;

export interface ChangePassword {
  readonly status: FormTryStatus;
  readonly faults: PasswordFaults;
  /** Error message of the last try. */
  readonly problem: string | null;
  readonly bounds: CredentialBounds | null;
  /**
   * Sets the password, unless the entry has errors; returns those before anything is sent.
   * @param at time of the press in ms, from any fixed start
   */
  submit(entry: PasswordEntry, at: number): PasswordFaults;
  clearFault(field: keyof PasswordEntry): void;
}

/**
 * Replaces the current password. Both are sent encrypted; a login stored on this device is updated. `onDone`
 * is called 500 ms after success.
 */
export function useChangePassword(onDone: () => void): ChangePassword {
  const { t } = useTranslation('profile');
  const errors = useErrorText();
  const { bounds, publicKey } = useAccountRules();
  const changePassword = useUntracked(profileApi.endpoints.changePassword);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const { status, problem, start } = useFormTry(onDone);

  /** @returns null after success, else the error message */
  async function trySending({ current, password }: PasswordEntry): Promise<string | null> {
    const [oldPassword, encrypted] = await Promise.all([
      encryptPassword(current, publicKey).catch(() => undefined),
      encryptPassword(password, publicKey).catch(() => undefined),
    ]);
    if (oldPassword === undefined || encrypted === undefined) {
      return errors.loading({ kind: 'network' });
    }
    if (oldPassword === null || encrypted === null) return t('notReady');
    const { error } = await changePassword({ oldPassword, password: encrypted });
    if (error !== undefined) return errors.action('password', error);
    const saved = await readSavedLogin();
    if (saved !== null) await saveLogin({ ...saved, password }, Date.now());
    return null;
  }

  return {
    status,
    problem,
    faults,
    bounds,
    submit: (entry, at) => {
      const found: PasswordFaults = {
        ...(entry.current === '' && { current: 'missing' as const }),
        ...(entry.password === entry.current && { password: 'same' as const }),
        ...newPasswordFaults(entry, bounds),
      };
      setFaults(found);
      if (Object.keys(found).length === 0) start(at, () => trySending(entry));
      return found;
    },
    clearFault: (field) => setFaults((said) => withoutFault(said, field)),
  };
}

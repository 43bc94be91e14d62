import type { CredentialBounds } from '#shared/account/credential-bounds.ts';
import type { FieldFault } from '#shared/account/registration.ts';
import { useTranslation } from 'react-i18next';

/** Errors of the account fields; `same` means that the new password equals the current one. */
type CredentialFaults = Readonly<
  Partial<Record<'account' | 'password' | 'confirmation', FieldFault | 'same' | boolean>>
>;

/** The operator's bounds of a field, with placeholders until the configuration has loaded. */
const range = (min: number | undefined, max: number | undefined) => ({
  min: min ?? 1,
  max: max ?? '…',
});

/** Texts and limits for the fields of an account and its password. */
export function useCredentialTexts(bounds: CredentialBounds | null, faults: CredentialFaults) {
  const { t } = useTranslation();
  const accountTip = t('login.loginUsernameTip', range(bounds?.usernameMin, bounds?.usernameMax));
  const passwordTip = t('login.loginPasswordTip', range(bounds?.passwordMin, bounds?.passwordMax));
  const confirmationTip = t(
    faults.confirmation === 'missing' ? 'account.confirmMissing' : 'login.loginConfirmationTip',
  );
  return {
    /** Props of the account field. */
    account: {
      maxLength: bounds?.usernameMax,
      error: faults.account ? accountTip : undefined,
    },
    /** Props of every password field. */
    password: {
      showLabel: t('login.showPassword'),
      hideLabel: t('login.hidePassword'),
      maxLength: bounds?.passwordMax,
    },
    /** Error messages of a password and its confirmation. */
    errors: {
      password: faults.password ? passwordTip : undefined,
      confirmation: faults.confirmation ? confirmationTip : undefined,
    },
  };
}

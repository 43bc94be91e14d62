import type { CredentialBounds } from '#domain/credential-bounds.ts';
import type { FieldFault } from '#domain/registration.ts';
import { useTranslation } from 'react-i18next';

/** What is wrong with the fields of an account; `same` is a new password like the current one. */
type CredentialFaults = Readonly<
  Partial<Record<'account' | 'password' | 'confirmation', FieldFault | 'same' | boolean>>
>;

/** The operator's rule of a field, as a text can say it before the configuration came. */
const range = (min: number | undefined, max: number | undefined) => ({
  min: min ?? 1,
  max: max ?? '…',
});

/** Texts and limits of the fields of an account and its password. */
export function useCredentialTexts(bounds: CredentialBounds | null, faults: CredentialFaults) {
  const { t } = useTranslation();
  const accountTip = t('login.loginUsernameTip', range(bounds?.usernameMin, bounds?.usernameMax));
  const passwordTip = t('login.loginPasswordTip', range(bounds?.passwordMin, bounds?.passwordMax));
  const confirmationTip = t(
    faults.confirmation === 'missing' ? 'account.confirmMissing' : 'login.loginConfirmationTip',
  );
  return {
    /** Of the account's field. */
    account: {
      maxLength: bounds?.usernameMax,
      error: faults.account ? accountTip : undefined,
    },
    /** Of every field of a password. */
    password: {
      showLabel: t('login.showPassword'),
      hideLabel: t('login.hidePassword'),
      maxLength: bounds?.passwordMax,
    },
    /** What is wrong with a password and its confirmation. */
    errors: {
      password: faults.password ? passwordTip : undefined,
      confirmation: faults.confirmation ? confirmationTip : undefined,
    },
  };
}

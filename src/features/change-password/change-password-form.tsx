import { useFormOccupation } from '#overlays/use-form-occupation.ts';
import { prepareEncryption } from '#platform/encrypt-password.ts';
import { focusField, formText } from '#ui/form-text.ts';
import { LockIcon } from '#ui/icons/lock-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';
import { Note } from '#ui/note.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { SubmitLine } from '#ui/submit-line.tsx';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePassword } from './use-change-password.ts';

export interface ChangePasswordFormProps {
  /** Whose password it is, for password managers. */
  readonly account: string;
  readonly onDone: () => void;
}

/** The current password, and the new one twice. */
export function ChangePasswordForm({ account, onDone }: ChangePasswordFormProps) {
  const { t } = useTranslation('profile');
  const { t: words } = useTranslation();
  const markTyped = useFormOccupation('change-password');
  const { status, faults, problem, bounds, submit, mend } = useChangePassword(onDone);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entry = {
      current: formText(form, 'current'),
      password: formText(form, 'password'),
      confirmation: formText(form, 'confirmation'),
    };
    focusField(form, Object.keys(submit(entry, event.timeStamp))[0]);
  }

  const passwordTip = words('login.loginPasswordTip', {
    min: bounds?.passwordMin ?? 1,
    max: bounds?.passwordMax ?? '…',
  });
  const confirmationTip = words(
    faults.confirmation === 'missing' ? 'account.confirmMissing' : 'login.loginConfirmationTip',
  );

  return (
    <Stack as="form" gap={4} method="post" noValidate onInput={markTyped} onSubmit={handleSubmit}>
      <Note>{t('passwordText')}</Note>
      <input hidden readOnly name="username" autoComplete="username" value={account} />
      <PasswordField
        name="current"
        label={t('current')}
        showLabel={words('login.showPassword')}
        hideLabel={words('login.hidePassword')}
        autoComplete="current-password"
        enterKeyHint="next"
        required
        leading={<LockIcon size={20} />}
        maxLength={bounds?.passwordMax}
        error={faults.current && t('currentMissing')}
        onFocus={prepareEncryption}
        onInput={() => mend('current')}
      />
      <NewPasswordFields
        labels={{
          password: words('account.newPassword'),
          confirmation: words('account.confirmPassword'),
        }}
        showLabel={words('login.showPassword')}
        hideLabel={words('login.hidePassword')}
        onFocus={prepareEncryption}
        maxLength={bounds?.passwordMax}
        errors={{
          password: faults.password && (faults.password === 'same' ? t('same') : passwordTip),
          confirmation: faults.confirmation && confirmationTip,
        }}
        isLast
        onMend={mend}
      />
      <SubmitLine label={t('password')} doneText={t('changed')} status={status} problem={problem} />
      <Note tone="faint">{t('forgot')}</Note>
    </Stack>
  );
}

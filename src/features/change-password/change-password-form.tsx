import { useCredentialTexts } from '#i18n/use-credential-texts.ts';
import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { prepareEncryption } from '#browser/page/encrypt-password.ts';
import { focusField, formText } from '#ui/form/form-text.ts';
import { LockIcon } from '#ui/icons/lock-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NewPasswordFields } from '#ui/form/new-password-fields.tsx';
import { Note } from '#ui/base/note.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitLine } from '#ui/form/submit-line.tsx';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePassword } from './use-change-password.ts';

export interface ChangePasswordFormProps {
  /** For password managers. */
  readonly account: string;
  readonly onDone: () => void;
}

export function ChangePasswordForm({ account, onDone }: ChangePasswordFormProps) {
  const { t } = useTranslation('profile');
  const { t: words } = useTranslation();
  const markTyped = useFormBusy('change-password');
  const { status, faults, problem, bounds, submit, clearFault } = useChangePassword(onDone);
  const texts = useCredentialTexts(bounds, faults);

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

  return (
    <Stack as="form" gap={4} method="post" noValidate onInput={markTyped} onSubmit={handleSubmit}>
      <Note>{t('passwordText')}</Note>
      <input hidden readOnly name="username" autoComplete="username" value={account} />
      <PasswordField
        {...texts.password}
        name="current"
        label={t('current')}
        autoComplete="current-password"
        enterKeyHint="next"
        required
        leading={<LockIcon size={20} />}
        error={faults.current && t('currentMissing')}
        onFocus={prepareEncryption}
        onInput={() => clearFault('current')}
      />
      <NewPasswordFields
        {...texts.password}
        labels={{
          password: words('account.newPassword'),
          confirmation: words('account.confirmPassword'),
        }}
        onFocus={prepareEncryption}
        errors={
          faults.password === 'same' ? { ...texts.errors, password: t('same') } : texts.errors
        }
        isLast
        onEdit={clearFault}
      />
      <SubmitLine label={t('password')} doneText={t('changed')} status={status} problem={problem} />
      <Note tone="faint">{t('forgot')}</Note>
    </Stack>
  );
}

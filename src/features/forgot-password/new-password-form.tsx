import { useCredentialTexts } from '#i18n/use-credential-texts.ts';
import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { prepareEncryption } from '#browser/page/encrypt-password.ts';
import type { Verification } from '#state/session/verification.ts';
import { focusField, formText } from '#ui/form/form-text.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { NewPasswordFields } from '#ui/form/new-password-fields.tsx';
import { SubmitLine } from '#ui/form/submit-line.tsx';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewPassword } from './use-new-password.ts';

/** Input of the code field, which the screen renders. */
export interface CodeFieldInput {
  readonly error: string | undefined;
  readonly onInput: () => void;
}

export interface NewPasswordFormProps {
  readonly verification: Verification;
  readonly renderCode: (input: CodeFieldInput) => ReactNode;
  readonly onDone: () => void;
}

/** The second step: the received code, and the new password twice. */
export function NewPasswordForm({ verification, renderCode, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const markTyped = useFormBusy('forgot-password');
  const { status, faults, problem, bounds, submit, clearFault } = useNewPassword(
    verification,
    onDone,
  );
  const texts = useCredentialTexts(bounds, faults);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entry = {
      code: formText(form, 'code'),
      password: formText(form, 'password'),
      confirmation: formText(form, 'confirmation'),
    };
    const found = submit(entry, event.timeStamp, () => focusField(form, 'code'));
    focusField(form, Object.keys(found)[0]);
  }

  return (
    <Stack as="form" gap={4} method="post" noValidate onInput={markTyped} onSubmit={handleSubmit}>
      {renderCode({
        error: faults.code && t('account.code.wrongLength', { length: verification.length }),
        onInput: () => clearFault('code'),
      })}
      {/* The username, for password managers. */}
      <input
        hidden
        readOnly
        name="username"
        autoComplete="username"
        value={verification.sent?.account ?? ''}
      />
      <NewPasswordFields
        {...texts.password}
        labels={{ password: t('account.newPassword'), confirmation: t('account.confirmPassword') }}
        onFocus={prepareEncryption}
        errors={texts.errors}
        isLast
        onEdit={clearFault}
      />
      <SubmitLine
        label={t('account.forget.submit')}
        doneText={t('common.success')}
        status={status}
        problem={problem}
        isDisabled={!verification.isUsable && status === 'idle'}
      />
    </Stack>
  );
}

import { useCredentialTexts } from '#i18n/use-credential-texts.ts';
import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { prepareEncryption } from '#browser/page/encrypt-password.ts';
import { hasPasskeys } from '#browser/page/passkey.ts';
import { readPageSettings } from '#browser/page/page-settings.ts';
import { accountForLogin, keepTypedAccount } from '#state/drafts/login-draft.ts';
import { AccountField } from '#ui/form/account-field.tsx';
import { CheckboxField } from '#ui/choice/checkbox-field.tsx';
import { focusField, formText } from '#ui/form/form-text.ts';
import { LockIcon } from '#ui/icons/lock-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitLine } from '#ui/form/submit-line.tsx';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './log-in-form.module.css';
import { useLogIn } from './use-log-in.ts';

export interface LogInFormProps {
  /** Called 500 ms after the player is signed in. */
  readonly onDone: () => void;
  /** The forgotten-password link. */
  readonly forgot: ReactNode;
}

/** Account and password. The fields are uncontrolled, so that password managers can fill them. */
export function LogInForm({ onDone, forgot }: LogInFormProps) {
  const { t } = useTranslation();
  const markTyped = useFormBusy('log-in');
  const { status, invalid, problem, bounds, submit, clearFault } = useLogIn(onDone);
  const texts = useCredentialTexts(bounds, invalid);
  const [account] = useState(() => accountForLogin() ?? undefined);
  const [keepsByDefault] = useState(() => readPageSettings().keepSignedIn);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const credentials = {
      account: formText(form, 'account'),
      password: formText(form, 'password'),
    };
    const wrong = submit(credentials, formText(form, 'keep') !== '', event.timeStamp);
    focusField(form, Object.keys(wrong)[0]);
  }

  return (
    <Stack as="form" gap={4} method="post" noValidate onInput={markTyped} onSubmit={handleSubmit}>
      <AccountField
        {...texts.account}
        label={t('login.account')}
        hasPasskeys={hasPasskeys()}
        defaultValue={account}
        onFocus={prepareEncryption}
        onInput={({ currentTarget }) => {
          keepTypedAccount(currentTarget.value.trim());
          clearFault('account');
        }}
      />
      <PasswordField
        {...texts.password}
        name="password"
        label={t('login.password')}
        autoComplete="current-password"
        enterKeyHint="go"
        onFocus={prepareEncryption}
        required
        leading={<LockIcon size={20} />}
        error={texts.errors.password}
        onInput={() => clearFault('password')}
      />
      <Row gap={4} lineGap={0} spread className={styles.options}>
        <CheckboxField name="keep" defaultChecked={keepsByDefault} label={t('login.keep')} />
        <span className={styles.forgot}>{forgot}</span>
      </Row>
      <SubmitLine
        label={t('login.submit')}
        doneText={t('common.success')}
        status={status}
        problem={problem}
      />
    </Stack>
  );
}

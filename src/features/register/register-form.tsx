import type { Registration } from '#shared/account/registration.ts';
import { EMAIL_LENGTH_MAX } from '#shared/account/validation.ts';
import { useCredentialTexts } from '#i18n/use-credential-texts.ts';
import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { keepRegistration, readRegistration } from '#state/drafts/registration-draft.ts';
import { prepareEncryption } from '#browser/page/encrypt-password.ts';
import { readPageSettings } from '#browser/page/page-settings.ts';
import { AccountField } from '#ui/form/account-field.tsx';
import { CheckboxField } from '#ui/choice/checkbox-field.tsx';
import { focusField, formText } from '#ui/form/form-text.ts';
import { MailIcon } from '#ui/icons/mail-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NewPasswordFields } from '#ui/form/new-password-fields.tsx';
import { SubmitLine } from '#ui/form/submit-line.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Text } from '#ui/base/text.tsx';
import { useId, useState, type SubmitEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './register-form.module.css';
import { useRegister } from './use-register.ts';

export interface RegisterFormProps {
  /** Called 500 ms after the account is created. */
  readonly onDone: () => void;
  /** Initial state of the 21+ box; the operator decides by default. */
  readonly isAgeTicked?: boolean;
}

function readForm(form: HTMLFormElement): Registration {
  return {
    account: formText(form, 'account'),
    password: formText(form, 'password'),
    confirmation: formText(form, 'confirmation'),
    email: formText(form, 'email'),
  };
}

/** A new account (spec §2, Register). The fields are uncontrolled, for password managers. */
export function RegisterForm({ onDone, isAgeTicked }: RegisterFormProps) {
  const { t } = useTranslation();
  const markTyped = useFormBusy('register');
  const { status, faults, problem, bounds, submit, clearFault } = useRegister(onDone);
  const texts = useCredentialTexts(bounds, faults);
  const [isOfAge, setOfAge] = useState(() => isAgeTicked ?? readPageSettings().ageTicked);
  const [typed] = useState(readRegistration);
  const ageNoteId = useId();

  function handleInput(event: SyntheticEvent<HTMLFormElement>) {
    markTyped(event);
    keepRegistration(readForm(event.currentTarget));
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isOfAge) return;
    const found = submit(readForm(event.currentTarget), event.timeStamp);
    focusField(event.currentTarget, Object.keys(found)[0]);
  }

  const emailTip = t(
    faults.email === 'missing' ? 'login.loginEmailInputTip' : 'login.loginEmailTip',
  );

  return (
    <Stack as="form" gap={4} method="post" noValidate onInput={handleInput} onSubmit={handleSubmit}>
      <AccountField
        {...texts.account}
        label={t('login.account')}
        defaultValue={typed.account}
        onFocus={prepareEncryption}
        onInput={() => clearFault('account')}
      />
      <NewPasswordFields
        {...texts.password}
        labels={{ password: t('login.password'), confirmation: t('account.confirmPassword') }}
        onFocus={prepareEncryption}
        errors={texts.errors}
        onEdit={clearFault}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('account.email')}
        defaultValue={typed.email}
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        onFocus={prepareEncryption}
        required
        maxLength={EMAIL_LENGTH_MAX}
        leading={<MailIcon size={20} />}
        error={faults.email && emailTip}
        onInput={() => clearFault('email')}
      />
      <div className={styles.age}>
        <CheckboxField
          name="age"
          checked={isOfAge}
          onChange={(event) => setOfAge(event.currentTarget.checked)}
          label={t('account.register.age')}
        />
        {!isOfAge && (
          <Text id={ageNoteId} tone="gold" size="small" leading="close" className={styles.note}>
            {t('account.register.ageNeeded')}
          </Text>
        )}
      </div>
      <SubmitLine
        label={t('account.register.submit')}
        doneText={t('common.success')}
        status={status}
        problem={problem}
        isDisabled={!isOfAge}
        describedBy={isOfAge ? undefined : ageNoteId}
      />
    </Stack>
  );
}

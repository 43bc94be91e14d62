import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { MemberIcon } from '#ui/icons/member-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { Link } from '@tanstack/react-router';
import { useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './superior.module.css';
import type { SuperiorView } from './use-superior.ts';

/** The longest code that the server accepts (contract, account part). */
const MAX_LENGTH = 32;

/** The input for the inviter's code. */
export function SuperiorForm({ view }: { readonly view: SuperiorView }) {
  const { t } = useTranslation();
  const markTyped = useFormBusy('superior');
  const field = useRef<HTMLInputElement>(null);
  const { isSending, problem, submit, clearProblem } = view;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isGiven = submit(field.current?.value ?? '', event.timeStamp);
    if (!isGiven) field.current?.focus();
  }

  return (
    <Stack as="form" gap={4} noValidate onInput={markTyped} onSubmit={handleSubmit}>
      <p className={styles.note}>{t('member.superior.text')}</p>
      <TextField
        ref={field}
        name="superior"
        label={t('member.superior.label')}
        hint={t('member.superior.hint')}
        error={problem?.text}
        leading={<MemberIcon size={20} />}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={MAX_LENGTH}
        required
        onInput={clearProblem}
      />
      <VisuallyHidden role="alert">{problem?.text}</VisuallyHidden>
      {problem?.needsMobile === true && (
        <Link to="/bind" className={buttonClass('quiet', 'medium', true)}>
          {t('member.superior.bindMobile')}
        </Link>
      )}
      <Button type="submit" size="large" isWide isBusy={isSending}>
        {t('member.superior.submit')}
      </Button>
    </Stack>
  );
}

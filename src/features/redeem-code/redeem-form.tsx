import type { CodeBounds } from '#shared/redeem-code/redeem-code.ts';
import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { Button } from '#ui/base/button.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useRef, type SubmitEvent } from 'react';
import { useCodeWagering } from '#state/wagering/use-wagering-texts.ts';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import { useTranslation } from 'react-i18next';
import styles from './redeem-form.module.css';
import type { RedeemView } from './use-redeem-code.ts';

export interface RedeemFormProps {
  readonly view: RedeemView;
  readonly bounds: CodeBounds;
}

/** Leaves room for whitespace around a pasted code, which is trimmed before the bounds are checked. */
const MAX_TYPED = 64;

/** The code's input. It is shown in capitals, as it is sent. */
export function RedeemForm({ view, bounds }: RedeemFormProps) {
  const { t } = useTranslation();
  const markTyped = useFormBusy('redeem-code');
  const field = useRef<HTMLInputElement>(null);
  const { isSending, problem, submit, clearProblem } = view;
  const wagering = useCodeWagering();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isFine = submit(field.current?.value ?? '', bounds, event.timeStamp);
    if (!isFine) field.current?.focus();
  }

  return (
    <Stack
      as="form"
      gap={4}
      className={styles.form}
      noValidate
      onInput={markTyped}
      onSubmit={handleSubmit}
    >
      <Note>{t('member.redeem.text')}</Note>
      <WageringTerms {...wagering} />
      <TextField
        ref={field}
        name="code"
        label={t('member.redeem.label')}
        hint={t('member.redeem.hint', { ...bounds })}
        error={problem ?? undefined}
        leading={<GiftIcon size={20} />}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={MAX_TYPED}
        required
        onInput={clearProblem}
      />
      <VisuallyHidden role="alert">{problem}</VisuallyHidden>
      <Button type="submit" size="large" isWide isBusy={isSending}>
        {t('member.redeem.submit')}
      </Button>
    </Stack>
  );
}

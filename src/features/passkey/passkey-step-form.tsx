import { takeFocus } from '#browser/page/take-focus.ts';
import { PROOF_FIELD } from '#state/session/use-password-proof.tsx';
import { Button } from '#ui/base/button.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { formText } from '#ui/form/form-text.ts';
import { ProblemLine } from '#ui/form/problem-line.tsx';
import { Pair } from '#ui/layout/pair.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf, type Passkeys, type PasskeyStep } from './use-passkeys.ts';

export interface PasskeyStepFormProps extends Pick<
  Passkeys,
  'proof' | 'isBusy' | 'problem' | 'submit' | 'cancel'
> {
  readonly step: PasskeyStep;
}

/** Confirms a change, with the password where the server asks for it. */
export function PasskeyStepForm(props: PasskeyStepFormProps) {
  const { step, proof, isBusy, problem, submit, cancel } = props;
  const { t } = useTranslation('passkey');
  const titleId = useId();
  const isRemoval = step.kind === 'remove';
  const title = isRemoval
    ? t('question', { name: nameOf(step.passkey, t('unnamed')) })
    : t('prove');
  return (
    <Stack
      as="form"
      gap={3}
      method="post"
      noValidate
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        submit(formText(event.currentTarget, PROOF_FIELD), event.timeStamp);
      }}
    >
      <Text id={titleId} weight="bold" breaks>
        {title}
      </Text>
      <Note>{t(isRemoval ? 'questionText' : 'proveText')}</Note>
      {proof}
      {problem !== null && <ProblemLine role="alert">{problem}</ProblemLine>}
      <Pair>
        <Button variant="quiet" onClick={cancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant={isRemoval ? 'danger' : 'primary'} isBusy={isBusy}>
          {t(isRemoval ? 'remove' : 'add')}
        </Button>
      </Pair>
    </Stack>
  );
}

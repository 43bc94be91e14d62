import type { BoundMobile } from '#api/mobile.ts';
import { PROOF_FIELD } from '#state/session/use-password-proof.tsx';
import type { Verification } from '#state/session/verification.ts';
import { focusField, formText } from '#ui/form/form-text.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { SubmitLine } from '#ui/form/submit-line.tsx';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AlreadyBound } from './already-bound.tsx';
import { AskMobileForm } from './ask-mobile-form.tsx';
import { BoundPanel } from './bound-panel.tsx';
import { useBindMobile } from './use-bind-mobile.ts';

export interface BindMobileProps {
  readonly verification: Verification;
  /** The player's mobile, masked; '' while none is bound. */
  readonly boundMobile: string;
  readonly renderCode: (input: {
    readonly error: string | undefined;
    readonly onInput: () => void;
  }) => ReactNode;
  readonly renderRewards: (rewards: BoundMobile['rewards']) => ReactNode;
  /** The reward for binding, if there is one. */
  readonly promise?: ReactNode;
  /** Called when the player dismisses the result. */
  readonly onDone: () => void;
}

/** Binds a mobile to the account (spec §2, /bind): number, code, reward. */
export function BindMobile({
  verification,
  boundMobile,
  renderCode,
  renderRewards,
  promise,
  onDone,
}: BindMobileProps) {
  const { t } = useTranslation();
  const { status, problem, bound, proof, isCodeShort, submit, clearProblem } =
    useBindMobile(verification);

  if (bound !== null) {
    return <BoundPanel bound={bound} onDone={onDone} renderRewards={renderRewards} />;
  }
  if (boundMobile !== '') return <AlreadyBound mobile={boundMobile} />;
  if (verification.sent === null) {
    return <AskMobileForm verification={verification}>{promise}</AskMobileForm>;
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entry = { code: formText(form, 'code'), password: formText(form, PROOF_FIELD) };
    submit(entry, event.timeStamp, () => focusField(form, 'code'));
  }

  return (
    <Stack as="form" gap={4} method="post" noValidate onSubmit={handleSubmit}>
      {renderCode({
        error: isCodeShort
          ? t('account.code.wrongLength', { length: verification.length })
          : undefined,
        onInput: clearProblem,
      })}
      {proof}
      <SubmitLine
        label={t('account.bind.submit')}
        doneText={t('common.success')}
        status={status}
        problem={problem}
        isDisabled={!verification.isUsable && status === 'idle'}
      />
    </Stack>
  );
}

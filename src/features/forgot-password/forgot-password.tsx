import type { Verification } from '#state/session/verification.ts';
import type { ReactNode } from 'react';
import { AskCodeForm } from './ask-code-form.tsx';
import { NewPasswordForm, type CodeFieldInput } from './new-password-form.tsx';

export interface ForgotPasswordProps {
  readonly verification: Verification;
  readonly renderCode: (input: CodeFieldInput) => ReactNode;
  /** Called 500 ms after the password is set. */
  readonly onDone: () => void;
}

/** Resets a forgotten password: account and mobile, then code and password. */
export function ForgotPassword({ verification, renderCode, onDone }: ForgotPasswordProps) {
  return verification.sent === null ? (
    <AskCodeForm verification={verification} />
  ) : (
    <NewPasswordForm verification={verification} renderCode={renderCode} onDone={onDone} />
  );
}

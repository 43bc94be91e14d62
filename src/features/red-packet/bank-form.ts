import type { ReactNode } from 'react';

/** Props of the bank form; features do not import each other. */
export interface BankFormProps {
  readonly title: string;
  /** Called once an account is bound. */
  readonly onDone: () => void;
  readonly onBack?: () => void;
}

/** The bank form, supplied by the caller that shows the cash bonus. */
export type RenderBankForm = (props: BankFormProps) => ReactNode;

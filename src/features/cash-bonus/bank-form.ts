import type { ReactNode } from 'react';

/** What the bank form is asked for; features do not import each other. */
export interface BankFormProps {
  readonly title: string;
  /** An account is bound. */
  readonly onDone: () => void;
  readonly onBack?: () => void;
}

/** The bank form, brought by whoever shows the cash bonus. */
export type RenderBankForm = (props: BankFormProps) => ReactNode;

import type { ReactNode } from 'react';

/** Renders the sheet that adds or changes an account; `bankId` fixes the bank. */
export type RenderBankSheet = (sheet: {
  readonly title: string;
  readonly bankId: number | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  /** Called once the account of this bank is saved. */
  readonly onSaved?: ((bankId: number) => void) | undefined;
}) => ReactNode;

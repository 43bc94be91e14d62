import type { ReactNode } from 'react';

/** The sheet in which an account is added or changed; `bankId` when one bank is given. */
export type RenderBankSheet = (sheet: {
  readonly title: string;
  readonly bankId: number | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  /** The account of this bank is saved. */
  readonly onSaved?: ((bankId: number) => void) | undefined;
}) => ReactNode;

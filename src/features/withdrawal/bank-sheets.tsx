import type { BankAccount } from '#shared/account/user.ts';
import type { RenderBankSheet } from '#ui/overlay/bank-sheet.ts';
import { useTranslation } from 'react-i18next';
import { AccountSheet } from './account-sheet.tsx';

/** The open account sheet; `bankId` is the one being changed. */
export type BankSheet =
  | { readonly kind: 'none' }
  | { readonly kind: 'accounts'; readonly isOpen: boolean }
  | { readonly kind: 'form'; readonly isOpen: boolean; readonly bankId?: number };

export interface BankSheetsProps {
  readonly sheet: BankSheet;
  readonly onSheet: (sheet: BankSheet) => void;
  readonly banks: readonly BankAccount[];
  readonly iconOf: (bankId: number) => string;
  readonly selectedId: number | undefined;
  readonly most: number;
  readonly onPick: (bankId: number) => void;
  /** An account was added or changed. */
  readonly onSaved: (bankId: number) => void;
  readonly renderBankSheet: RenderBankSheet;
}

/** The sheets that pick, add and change the payout account. */
export function BankSheets(props: BankSheetsProps) {
  const { sheet, onSheet, banks, iconOf, selectedId, most, onPick, onSaved, renderBankSheet } =
    props;
  const { t } = useTranslation('withdrawal');
  switch (sheet.kind) {
    case 'none':
      return null;
    case 'accounts':
      return (
        <AccountSheet
          banks={banks}
          iconOf={iconOf}
          selectedId={selectedId}
          most={most}
          isOpen={sheet.isOpen}
          onPick={(bankId) => {
            onPick(bankId);
            onSheet({ ...sheet, isOpen: false });
          }}
          onAdd={() => onSheet({ kind: 'form', isOpen: true })}
          onChange={(bankId) => onSheet({ kind: 'form', isOpen: true, bankId })}
          onClose={() => onSheet({ ...sheet, isOpen: false })}
          onClosed={() => onSheet({ kind: 'none' })}
        />
      );
    case 'form':
      return renderBankSheet({
        title: t(sheet.bankId === undefined ? 'account.addTitle' : 'account.changeTitle'),
        bankId: sheet.bankId,
        isOpen: sheet.isOpen,
        onSaved,
        onClose: () => onSheet({ ...sheet, isOpen: false }),
        onClosed: () => onSheet({ kind: 'none' }),
      });
  }
}

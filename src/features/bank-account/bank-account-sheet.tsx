import type { MoneyCode } from '#session/verification.ts';
import { BottomSheet } from '#ui/bottom-sheet.tsx';
import { useTranslation } from 'react-i18next';
import { BankAccountForm } from './bank-account-form.tsx';

export interface BankAccountSheetProps {
  readonly title: string;
  /** The bank is given when its account is changed. */
  readonly bankId: number | undefined;
  /** The code by SMS, where the platform asks for one. */
  readonly code: MoneyCode;
  readonly isOpen: boolean;
  /** The account was saved, or the sheet is left. */
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** The bank form in a sheet, for screens where an account is added or changed on the way. */
export function BankAccountSheet(props: BankAccountSheetProps) {
  const { title, bankId, code, isOpen, onClose, onClosed } = props;
  const { t } = useTranslation();
  return (
    <BottomSheet
      name="bank-account"
      title={title}
      isTitleHidden
      closeLabel={t('common.close')}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
    >
      <BankAccountForm title={title} defaultBankId={bankId} code={code} onDone={onClose} />
    </BottomSheet>
  );
}

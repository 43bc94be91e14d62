import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { MoneyCode } from '#state/session/verification.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { useTranslation } from 'react-i18next';
import { BankAccountForm } from './bank-account-form.tsx';

export interface BankAccountSheetProps extends OpenedProps {
  readonly title: string;
  /** Set when an existing account is changed. */
  readonly bankId: number | undefined;
  /** The SMS code, where the server asks for one. */
  readonly code: MoneyCode;
  readonly onSaved?: ((bankId: number) => void) | undefined;
}

/** The bank form in a sheet, for screens that add or change an account on the way. */
export function BankAccountSheet({
  title,
  bankId,
  code,
  onSaved,
  ...opened
}: BankAccountSheetProps) {
  const { t } = useTranslation();
  return (
    <BottomSheet
      {...opened}
      name="bank-account"
      title={title}
      isTitleHidden
      closeLabel={t('common.close')}
    >
      <BankAccountForm
        title={title}
        defaultBankId={bankId}
        code={code}
        onSaved={onSaved}
        onDone={opened.onClose}
      />
    </BottomSheet>
  );
}

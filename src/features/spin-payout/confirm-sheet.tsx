import { useFormats } from '#i18n/use-formats.ts';
import { BottomSheet } from '#ui/bottom-sheet.tsx';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useTranslation } from 'react-i18next';
import { TermsList, type ReadyPayout } from './ready-card.tsx';
import styles from './spin-payout.module.css';

export interface ConfirmSheetProps {
  readonly payout: ReadyPayout;
  readonly isOpen: boolean;
  /** It is on its way: the sheet cannot be left. */
  readonly isSending: boolean;
  readonly onConfirm: (press: { readonly timeStamp: number }) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** The last look before the bonus is paid out. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { payout, isOpen, isSending, onConfirm, onClose, onClosed } = props;
  const { t } = useTranslation('spinPayout');
  const { t: words } = useTranslation();
  const { money } = useFormats();
  const amount = money(payout.amount);
  return (
    <BottomSheet
      name="spin-payout-confirm"
      title={t('confirm.title', { amount })}
      closeLabel={words('common.close')}
      isOpen={isOpen}
      isDismissable={!isSending}
      onClose={onClose}
      onClosed={onClosed}
      footer={
        <>
          <Button size="large" isWide isBusy={isSending} onClick={onConfirm}>
            {t('ready.submit', { amount })}
          </Button>
          <Button variant="ghost" isWide disabled={isSending} onClick={onClose}>
            {t('confirm.back')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TermsList payout={payout} />
        <p className={styles.final}>
          {payout.toBet === null || payout.toBet === 0
            ? t('confirm.finalFree')
            : t('confirm.final', { toBet: money(payout.toBet) })}
        </p>
      </Stack>
    </BottomSheet>
  );
}

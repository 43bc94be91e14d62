import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { Button } from '#ui/base/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useTranslation } from 'react-i18next';
import { TermsList, type ReadyPayout } from './ready-card.tsx';
import styles from './spin-payout.module.css';

export interface ConfirmSheetProps extends OpenedProps {
  readonly payout: ReadyPayout;
  /** It is being sent: the sheet cannot be closed. */
  readonly isSending: boolean;
  readonly onConfirm: (press: { readonly timeStamp: number }) => void;
}

/** Confirms the payout of the bonus. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { payout, isSending, onConfirm, ...opened } = props;
  const { t } = useTranslation('spinPayout');
  const { t: words } = useTranslation();
  const { money } = useFormats();
  const amount = money(payout.amount);
  return (
    <BottomSheet
      {...opened}
      name="spin-payout-confirm"
      title={t('confirm.title', { amount })}
      closeLabel={words('common.close')}
      isDismissable={!isSending}
      footer={
        <>
          <Button size="large" isWide isBusy={isSending} onClick={onConfirm}>
            {t('ready.submit', { amount })}
          </Button>
          <Button variant="ghost" isWide disabled={isSending} onClick={opened.onClose}>
            {t('confirm.back')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TermsList payout={payout} />
        <p className={styles.final}>{t('confirm.final')}</p>
      </Stack>
    </BottomSheet>
  );
}

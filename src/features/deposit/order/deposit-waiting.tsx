import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Button } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import { CancelOrder } from './cancel-order.tsx';
import { CopyLine } from './copy-line.tsx';
import styles from './deposit-waiting.module.css';
import { LanternWait } from './lantern-wait.tsx';
import { TimeLeft } from './time-left.tsx';
import type { DepositStatusView } from './use-deposit-status.ts';

export interface DepositWaitingProps {
  readonly orderNo: string;
  /** Null until the server has sent it. */
  readonly amount: MinorUnits | null;
  readonly expiresAt: EpochMs | null;
  readonly status: Omit<DepositStatusView, 'check'>;
  /** Null when it cannot be paid from here. */
  readonly onPay: (() => void) | null;
  readonly onAnother: () => void;
}

/** An order that waits for its payment: how to continue, and that no money is lost. */
export function DepositWaiting({
  orderNo,
  amount,
  expiresAt,
  status,
  onPay,
  onAnother,
}: DepositWaitingProps) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  const { isAsking, isWatching, isLost, askNow } = status;
  return (
    <Card look="raised" gap={3} centred className={styles.order} data-deposit="waiting">
      <LanternWait isMoving={isWatching} />
      <Text as="h2" size="title" weight="bold" leading="snug">
        {t('order.waitingTitle')}
      </Text>
      {amount !== null && <Amount text={money(amount)} size="huge" />}
      {expiresAt !== null && <TimeLeft until={expiresAt} />}
      <Note as="output">{t(isWatching ? 'order.waitingText' : 'order.pausedText')}</Note>
      {isLost && <NoticeBanner tone="warning" text={t('order.lost')} />}
      <Stack gap={2} className={styles.ways}>
        {onPay !== null && (
          <Button size="large" isWide onClick={onPay}>
            {t('waiting.continue')}
          </Button>
        )}
        <Button variant="quiet" isWide isBusy={isAsking} onClick={askNow}>
          {isAsking ? t('order.asking') : t('order.ask')}
        </Button>
        <Button variant="ghost" isWide onClick={onAnother}>
          {t('order.another')}
        </Button>
        <CancelOrder
          orderNo={orderNo}
          amount={amount === null ? orderNo : money(amount)}
          onEnded={askNow}
        />
      </Stack>
      <CopyLine text={t('order.number', { orderNo })} copied={orderNo} label={t('order.copy')} />
    </Card>
  );
}

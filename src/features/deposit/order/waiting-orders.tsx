import type { WaitingDeposit } from '#shared/deposit/order.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Button } from '#ui/base/button.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './waiting-orders.module.css';
import { CancelOrder } from './cancel-order.tsx';
import { TimeLeft } from './time-left.tsx';

export interface WaitingOrdersProps {
  readonly orders: readonly WaitingDeposit[];
  readonly onContinue: (orderNo: string) => void;
}

/** Orders that wait for their payment, each with a button to resume it. */
export function WaitingOrders({ orders, onContinue }: WaitingOrdersProps) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  if (orders.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby="deposit-waiting">
      <Text id="deposit-waiting" as="h2" size="body" weight="bold">
        {t('waiting.title')}
      </Text>
      <List gap={2}>
        {orders.map(({ orderNo, amount, channelName, expiresAt }) => (
          <Row key={orderNo} as="li" gap={3} spread className={styles.order} data-order={orderNo}>
            <Stack as="span" gap="hair">
              <Amount text={money(amount)} size="large" />
              <Note as="span" breaks>
                {channelName}
              </Note>
              {expiresAt !== null && <TimeLeft until={expiresAt} />}
            </Stack>
            <Stack gap={1}>
              <Button
                variant="gold"
                size="small"
                aria-label={t('waiting.continueOf', { amount: money(amount) })}
                onClick={() => onContinue(orderNo)}
              >
                {t('waiting.continue')}
              </Button>
              <CancelOrder orderNo={orderNo} amount={money(amount)} onEnded={() => undefined} />
            </Stack>
          </Row>
        ))}
      </List>
    </Stack>
  );
}

import type { WaitingDeposit } from '#domain/deposit/order.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { useTranslation } from 'react-i18next';
import styles from './waiting-orders.module.css';
import { TimeLeft } from './time-left.tsx';

export interface WaitingOrdersProps {
  readonly orders: readonly WaitingDeposit[];
  readonly onContinue: (orderNo: string) => void;
}

/** Orders that wait for their payment, each with the way back to it. */
export function WaitingOrders({ orders, onContinue }: WaitingOrdersProps) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  if (orders.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="deposit-waiting">
      <h2 id="deposit-waiting" className={styles.title}>
        {t('waiting.title')}
      </h2>
      <ul className={styles.list}>
        {orders.map(({ orderNo, amount, channelName, expiresAt }) => (
          <li key={orderNo} className={styles.order} data-order={orderNo}>
            <span className={styles.words}>
              <Amount text={money(amount)} size="large" />
              <span className={styles.channel}>{channelName}</span>
              {expiresAt !== null && <TimeLeft until={expiresAt} />}
            </span>
            <Button
              variant="gold"
              size="small"
              aria-label={t('waiting.continueOf', { amount: money(amount) })}
              onClick={() => onContinue(orderNo)}
            >
              {t('waiting.continue')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { isUnderWay, type WithdrawalOrder } from '#shared/withdrawal/order.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Link } from '@tanstack/react-router';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyNumber } from './copy-number.tsx';
import styles from './order-card.module.css';
import { OrderTimeline } from './order-timeline.tsx';
import { SummaryList } from '#ui/list/summary-list.tsx';

export interface OrderCardProps {
  readonly order: WithdrawalOrder;
  /** When it was fetched, epoch ms. */
  readonly fetchedAt: number;
  /** Ref of the heading, to scroll and focus it. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** A withdrawal: amounts, recipient, progress and result. */
export function OrderCard({ order, fetchedAt, headingRef }: OrderCardProps) {
  const { t } = useTranslation('withdrawal');
  const { money, moment } = useFormats();
  const titleId = useId();
  const { amount, fee, arrives, bankName, accountMask, status, dueAt, failText, refundedAt } =
    order;
  const isOpen = isUnderWay(status);
  const hasFailed = status === 'fail' || status === 'rejected';
  return (
    <section aria-labelledby={titleId} data-order={order.orderNo}>
      <Card gap={3} className={styles.card}>
        <Row gap={3} lineGap={1} align="baseline" spread>
          <h2 id={titleId} ref={headingRef} tabIndex={-1} className={styles.title}>
            {t(isOpen ? 'order.underWay' : 'order.latest')}
          </h2>
          <Amount text={money(amount)} />
        </Row>
        <OrderTimeline order={order} />
        {hasFailed && (
          <Stack as="p" gap={1} className={styles.failure}>
            {failText !== '' && <span>{failText}</span>}
            <span>
              {refundedAt === null
                ? t('order.refundComing')
                : t('order.refunded', { time: moment(refundedAt) })}
            </span>
          </Stack>
        )}
        {isOpen && (
          <Note>
            {dueAt < fetchedAt ? t('order.late') : t('order.due', { time: moment(dueAt) })}
          </Note>
        )}
        <SummaryList
          items={[
            { name: t('order.to'), value: `${bankName} ${accountMask}` },
            ...(fee > 0
              ? [
                  { name: t('order.fee'), value: <Amount text={money(fee)} tone="inherit" /> },
                  {
                    name: t('order.arrives'),
                    value: <Amount text={money(arrives)} tone="inherit" />,
                  },
                ]
              : []),
          ]}
        />
        <CopyNumber orderNo={order.orderNo} />
        <Link to="/record/transaction" className={styles.all}>
          {t('order.all')}
        </Link>
      </Card>
    </section>
  );
}

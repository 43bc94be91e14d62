import { timelineOf, type WithdrawalOrder } from '#shared/withdrawal/order.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Amount } from '#ui/money/amount.tsx';
import { useTranslation } from 'react-i18next';
import styles from './on-its-way.module.css';

interface OnItsWayProps {
  readonly order: WithdrawalOrder;
  /** When it was fetched, epoch ms. */
  readonly fetchedAt: number;
}

/** A withdrawal on its way: how far it has come, where it goes and when it is expected. */
export function OnItsWay({ order, fetchedAt }: OnItsWayProps) {
  const { t } = useTranslation('withdrawal');
  const { money, moment } = useFormats();
  const { orderNo, amount, bankName, accountMask, dueAt } = order;
  return (
    <Card as="section" look="raised" gap={3} aria-label={t('order.underWay')} data-order={orderNo}>
      <Row gap={3} lineGap={0} align="baseline" spread>
        <Text as="h3" weight="medium">
          {t('order.underWay')}
        </Text>
        <Amount text={money(amount)} />
      </Row>
      <ol className={styles.way} aria-label={t('order.timeline')}>
        {timelineOf(order).map(({ status, time, isCurrent }, place) => (
          <li
            key={`${place} ${status}`}
            className={classNames(styles.step, time !== null && styles.isReached)}
            aria-current={isCurrent ? 'step' : undefined}
            data-status={status}
          >
            <span className={styles.mark} aria-hidden>
              {time !== null && <CheckIcon size={14} />}
            </span>
            <span className={styles.word}>{t(`status.${status}`)}</span>
            {time === null && <VisuallyHidden>{t('order.coming')}</VisuallyHidden>}
          </li>
        ))}
      </ol>
      <Row gap={3} lineGap={0} align="baseline" spread>
        <Note figures>{`${bankName} ${accountMask}`}</Note>
        <Note figures>
          {dueAt < fetchedAt ? t('order.late') : t('order.due', { time: moment(dueAt) })}
        </Note>
      </Row>
    </Card>
  );
}

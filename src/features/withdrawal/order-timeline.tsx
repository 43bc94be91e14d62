import { timelineOf, type WithdrawalOrder } from '#shared/withdrawal/order.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { classNames } from '#ui/base/class-names.ts';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { CloseIcon } from '#ui/icons/close-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import styles from './order-timeline.module.css';

/** Progress of a withdrawal: its past steps with their times, and those to come. */
export function OrderTimeline({ order }: { readonly order: WithdrawalOrder }) {
  const { t } = useTranslation('withdrawal');
  const { moment } = useFormats();
  return (
    <ol className={styles.timeline} aria-label={t('order.timeline')}>
      {timelineOf(order).map(({ status, time, isCurrent }, place) => {
        const isBad = status === 'fail' || status === 'rejected';
        return (
          <Row
            key={`${place} ${status}`}
            as="li"
            gap={3}
            align="stretch"
            className={classNames(
              styles.entry,
              time === null && styles.isComing,
              isCurrent && styles.isCurrent,
              isBad && styles.isBad,
              status === 'success' && time !== null && styles.isGood,
            )}
            data-status={status}
            data-coming={time === null || undefined}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden>
              {time !== null && (isBad ? <CloseIcon size={14} /> : <CheckIcon size={14} />)}
            </span>
            <Row as="span" gap={3} lineGap={0} align="baseline" spread className={styles.words}>
              <Text as="span" tone="soft" className={styles.status}>
                {t(`status.${status}`)}
              </Text>
              {time === null ? (
                <VisuallyHidden>{t('order.coming')}</VisuallyHidden>
              ) : (
                <Note as="span" tone="faint" figures>
                  {moment(time)}
                </Note>
              )}
            </Row>
          </Row>
        );
      })}
    </ol>
  );
}

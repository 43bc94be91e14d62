import { leftOf, lowestLeft, type LimitUse } from '#domain/protection/limit.ts';
import { minorUnits } from '#domain/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './deposit-limits.module.css';

/** The player's own deposit limits, before anything is sent: the lowest one counts. */
export function DepositLimits({ limits }: { readonly limits: readonly LimitUse[] }) {
  const { t } = useTranslation('protection');
  const { money, moment } = useFormats();
  const titleId = useId();
  const lowest = lowestLeft(limits, 'deposit');
  const lines = limits.flatMap((use) => {
    const left = leftOf(use);
    return use.kind !== 'deposit' || left === null || use.value === null
      ? []
      : [{ period: use.period, resetAt: use.resetAt, left, value: use.value }];
  });
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={titleId} data-deposit-limits>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t('deposit.title')}
          </h2>
          <Link to="/responsible" className={styles.link}>
            {t('deposit.change')}
          </Link>
        </div>
        <ul className={styles.lines}>
          {lines.map(({ period, resetAt, left, value }) => (
            <li key={period} className={styles.line}>
              <span>{t(`limit.period.${period}`)}</span>
              <span className={styles.left}>
                {t('deposit.line', {
                  left: money(minorUnits(left)),
                  value: money(minorUnits(value), 'floor'),
                })}
              </span>
              <span className={styles.note}>
                {t('limit.reset', { time: moment(resetAt) })}
                {lines.length > 1 && left === lowest?.left && resetAt === lowest.resetAt && (
                  <strong className={styles.lowest}> {t('deposit.lowest')}</strong>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

import { leftOf, lowestLeft, type LimitUse } from '#shared/protection/limit.ts';
import { minorUnits } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text, textClass } from '#ui/base/text.tsx';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './deposit-limits.module.css';

/** The player's own deposit limits, shown before anything is sent: the lowest one counts. */
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
      <Card gap={1}>
        <Row gap={3} lineGap={0} spread>
          <Text id={titleId} as="h2" weight="medium">
            {t('deposit.title')}
          </Text>
          <Link to="/responsible/limits" className={styles.link}>
            {t('deposit.change')}
          </Link>
        </Row>
        <List divided="tight">
          {lines.map(({ period, resetAt, left, value }) => (
            <Row
              key={period}
              as="li"
              gap={3}
              lineGap={0}
              align="stretch"
              spread
              className={textClass({ size: 'small' })}
            >
              <span>{t(`limit.period.${period}`)}</span>
              <Text as="span" weight="medium" figures>
                {t('deposit.line', {
                  left: money(minorUnits(left)),
                  value: money(minorUnits(value), 'floor'),
                })}
              </Text>
              <span className={styles.note}>
                <span>{t('limit.reset', { time: moment(resetAt) })}</span>
                {lines.length > 1 && left === lowest?.left && resetAt === lowest.resetAt && (
                  <Text as="strong" tone="strong" weight="medium">{` ${t('deposit.lowest')}`}</Text>
                )}
              </span>
            </Row>
          ))}
        </List>
      </Card>
    </section>
  );
}

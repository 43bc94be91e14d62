import { upTo } from '#shared/money/money.ts';
import { markets } from '#shared/market/market.ts';
import { epochMs } from '#shared/time/duration.ts';
import { nextDayStart, type Exchange } from '#shared/withdrawal/exchange.ts';
import type { VipRule } from '#shared/withdrawal/vip-rule.ts';
import { MarketContext, useFormats } from '#i18n/use-formats.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ChevronIcon } from '#ui/icons/chevron-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Note } from '#ui/base/note.tsx';
import { Link } from '@tanstack/react-router';
import { use, useId } from 'react';
import { SummaryList } from '#ui/list/summary-list.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './today-card.module.css';

export interface TodayCardProps {
  readonly exchange: Exchange;
  readonly vip: VipRule;
  /** When this was fetched, epoch ms. */
  readonly fetchedAt: number;
}

/** Today's withdrawals, the limits of the VIP level, and those of the next. */
export function TodayCard({ exchange, vip, fetchedAt }: TodayCardProps) {
  const { t } = useTranslation('withdrawal');
  const titleId = useId();
  const { money, time } = useFormats();
  const { playBlock } = useAccountState();
  const { ahead } = markets[use(MarketContext)];
  const { dayCount, dayCountMax, dayAmountMax, quotaLeft, max } = exchange;
  const { level, next } = vip;
  return (
    <section aria-labelledby={titleId}>
      <Card gap={3} className={styles.card}>
        <Row gap={3} justify="between">
          <Text id={titleId} as="h2" weight="bold">
            {t('today.title')}
          </Text>
          <Badge tone="gold">{t('today.level', { level })}</Badge>
        </Row>
        <SummaryList
          items={[
            {
              name: t('today.count'),
              value: t('today.countValue', {
                used: upTo(dayCount, dayCountMax),
                most: dayCountMax,
              }),
            },
            {
              name: t('today.quota'),
              value: (
                <Amount
                  tone="inherit"
                  text={t('today.quotaValue', {
                    left: money(quotaLeft, 'floor'),
                    most: money(dayAmountMax, 'floor'),
                  })}
                />
              ),
            },
          ]}
        />
        <Note
          tone="faint"
          leading="loose"
        >{`${t('today.rule', { max: money(max, 'floor') })} ${t('today.until', { time: time(nextDayStart(epochMs(fetchedAt), ahead)) })}`}</Note>
        {playBlock === null && (
          <Link to="/profile/vip" className={styles.next}>
            <span>
              {next === null
                ? t('today.ladder')
                : t('today.next', {
                    level: next.level,
                    count: next.withdrawCount,
                    max: money(next.withdrawMax, 'floor'),
                    dayMax: money(next.withdrawDayMax, 'floor'),
                  })}
            </span>
            <ChevronIcon size={18} className={styles.chevron} />
          </Link>
        )}
      </Card>
    </section>
  );
}

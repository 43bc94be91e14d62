import { MINUTE_MS } from '#domain/duration.ts';
import { markets } from '#domain/market.ts';
import { formatMicro, receivable } from '#domain/savings/interest.ts';
import { MarketContext, useFormats } from '#i18n/use-formats.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { NoticeBanner } from '#ui/notice-banner.tsx';
import { Text } from '#ui/text.tsx';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './interest-card.module.css';
import { SavingsDone } from './savings-done.tsx';
import type { ReadySavings } from './use-savings.ts';
import type { SavingsMoveView } from './use-savings-move.ts';

interface InterestCardProps {
  readonly state: ReadySavings;
  readonly view: SavingsMoveView;
}

/** The interest: an estimate that counts on, what is credited, and the way to receive it. */
export function InterestCard({ state, view }: InterestCardProps) {
  const { t } = useTranslation('savings');
  const { i18n } = useTranslation();
  const { money, time } = useFormats();
  const { currency } = markets[use(MarketContext)];
  const { savings, estimate, now } = state;
  const { interest, earned, nextCreditAt, leastReceived, aprBps } = savings;
  const locale = i18n.language === 'en-XA' ? 'en-PH' : i18n.language;
  const micro = (value: typeof interest) => formatMicro(value, currency, locale);
  const due = receivable(interest);
  const canReceive = due >= leastReceived && due > 0;
  const minutes = Math.max(0, Math.ceil((nextCreditAt - now) / MINUTE_MS));
  return (
    <Card look="reward" gap={3}>
      <Row gap={2} justify="between" wrap>
        <Text as="h2" weight="medium">
          {t('interest')}
        </Text>
        <Badge tone="quiet">{t('estimate')}</Badge>
      </Row>
      {/* No live region: it counts every second. */}
      <Text
        as="span"
        tone="gold"
        size="display"
        weight="bold"
        figures
        breaks
        className={styles.running}
        data-estimate={estimate}
      >
        {micro(estimate)}
      </Text>
      <Text tone="soft" size="small">
        {t('estimateText')}
      </Text>
      <dl className={styles.facts}>
        <Row gap={4} lineGap="hair" align="stretch" justify="between" wrap className={styles.fact}>
          <dt>{t('credited')}</dt>
          <Text as="dd" weight="medium" figures>
            {micro(interest)}
          </Text>
        </Row>
        <Row gap={4} lineGap="hair" align="stretch" justify="between" wrap className={styles.fact}>
          <dt>{t('earned')}</dt>
          <Text as="dd" weight="medium" figures>
            {micro(earned)}
          </Text>
        </Row>
        {aprBps > 0 && (
          <Row
            gap={4}
            lineGap="hair"
            align="stretch"
            justify="between"
            wrap
            className={styles.fact}
          >
            <dt>{t('next')}</dt>
            <Text as="dd" weight="medium" figures>
              {t('nextIn', { time: time(nextCreditAt), count: minutes })}
            </Text>
          </Row>
        )}
      </dl>
      {view.problem?.way === 'interest' && <NoticeBanner tone="failure" text={view.problem.text} />}
      {view.done?.way === 'interest' && (
        <SavingsDone text={t('receive.done', { amount: money(view.done.amount) })} />
      )}
      {canReceive ? (
        <Button
          variant="gold"
          isWide
          isBusy={view.busy === 'interest'}
          onClick={({ timeStamp }) => view.start({ way: 'interest' }, timeStamp)}
        >
          {t('receive.submit', { amount: money(due) })}
        </Button>
      ) : (
        <Text tone="soft" size="small">
          {t('receive.tooLittle', { least: money(leastReceived) })}
        </Text>
      )}
    </Card>
  );
}

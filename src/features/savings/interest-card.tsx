import { MINUTE_MS } from '#shared/time/duration.ts';
import { markets } from '#shared/market/market.ts';
import { ZERO } from '#shared/money/money.ts';
import { formatMicro, receivable } from '#shared/savings/interest.ts';
import { MarketContext, useFormats } from '#i18n/use-formats.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Button } from '#ui/base/button.tsx';
import { Fact } from '#ui/list/fact.tsx';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Text, textClass } from '#ui/base/text.tsx';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadySavings } from './use-savings.ts';
import type { SavingsMoveView } from './use-savings-move.ts';

interface InterestCardProps {
  readonly state: ReadySavings;
  readonly view: SavingsMoveView;
}

/** The interest: a running estimate, the credited amount, and the claim button. */
export function InterestCard({ state, view }: InterestCardProps) {
  const { t } = useTranslation('savings');
  const { i18n } = useTranslation();
  const { money, time } = useFormats();
  const { currency } = markets[use(MarketContext)];
  const { savings, estimate, now } = state;
  const { interest, earned, nextCreditAt, leastClaim, aprBps } = savings;
  const locale = i18n.language === 'en-XA' ? 'en-PH' : i18n.language;
  const micro = (value: typeof interest) => formatMicro(value, currency, locale);
  const due = receivable(interest);
  const canClaim = due >= leastClaim && due > 0;
  const minutes = Math.max(0, Math.ceil((nextCreditAt - now) / MINUTE_MS));
  return (
    <Card look="reward" gap={3}>
      <Row gap={2} spread>
        <Text as="h2" weight="medium">
          {t('interest')}
        </Text>
        <Badge tone="quiet">{t('estimate')}</Badge>
      </Row>
      {/* Not a live region: it changes every second. */}
      <Text
        as="span"
        tone="gold"
        size="display"
        weight="bold"
        figures
        breaks
        leading="tight"
        translate="no"
        data-estimate={estimate}
      >
        {micro(estimate)}
      </Text>
      <Note>{t('estimateText', { amount: money(canClaim ? due : ZERO) })}</Note>
      <List as="dl" divided="tight" className={textClass({ size: 'small' })}>
        <Fact name={t('credited')}>
          <span translate="no">{micro(interest)}</span>
        </Fact>
        <Fact name={t('earned')}>
          <span translate="no">{micro(earned)}</span>
        </Fact>
        {aprBps > 0 && (
          <Fact name={t('next')}>{t('nextIn', { time: time(nextCreditAt), count: minutes })}</Fact>
        )}
      </List>
      {view.problem?.way === 'interest' && <NoticeBanner tone="failure" text={view.problem.text} />}
      {canClaim ? (
        <Button
          variant="gold"
          isWide
          isBusy={view.busy === 'interest'}
          onClick={({ timeStamp }) => view.start({ way: 'interest' }, timeStamp)}
        >
          {t('receive.submit', { amount: money(due) })}
        </Button>
      ) : (
        <Note>{t('receive.tooLittle', { least: money(leastClaim) })}</Note>
      )}
    </Card>
  );
}

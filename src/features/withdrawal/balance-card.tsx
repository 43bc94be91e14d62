import { useShareTexts } from '#state/wagering/use-wagering-texts.ts';
import {
  availableToday,
  balanceShares,
  betFraction,
  nextUnlock,
  stillToBet,
  type Exchange,
  type LockedPart,
} from '#shared/withdrawal/exchange.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ShareMark, ShareRing, type MoneyShare } from '#ui/money/share-ring.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { useTranslation } from 'react-i18next';
import { SummaryList } from '#ui/list/summary-list.tsx';
import { Text } from '#ui/base/text.tsx';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';

import styles from './withdrawal-flow.module.css';

const SHARES: readonly MoneyShare[] = ['free', 'own', 'bonus'];

export interface BalanceCardProps {
  readonly exchange: Exchange;
  /** Null until the server has sent it. */
  readonly balance: MinorUnits | null;
  /** In a narrow column. */
  readonly isSmall?: boolean;
}

/** What can be withdrawn today, and what the rest of the balance still asks for. */
export function BalanceCard({ exchange, balance, isSmall = false }: BalanceCardProps) {
  const { t } = useTranslation('withdrawal');
  const { money } = useFormats();
  const { amount, free, limit } = availableToday(exchange, balance);
  const shares = balanceShares(exchange, balance);
  const sums = SHARES.filter((share) => share === 'free' || shares[share] > 0);
  return (
    <Card look="raised" gap={3}>
      <Row gap={4} lineGap={2} wrap>
        <ShareRing shares={shares} size={isSmall ? 56 : 72} />
        <Stack gap={1} className={styles.sum}>
          <Note weight="medium">{t(limit === null ? 'balance.title' : 'balance.titleToday')}</Note>
          <Amount text={money(amount)} size={isSmall ? 'large' : 'huge'} />
        </Stack>
      </Row>
      {limit !== null && (
        <Note>
          {limit === 'amount'
            ? t('balance.limitAmount', { left: money(exchange.quotaLeft), free: money(free) })
            : t('balance.limitCount', { count: exchange.dayCountMax, free: money(free) })}
        </Note>
      )}
      <SummaryList
        items={[
          ...(sums.length > 1
            ? sums.map((share) => ({
                mark: <ShareMark share={share} />,
                name: t(`balance.${share}`),
                value: <Amount text={money(shares[share])} tone="inherit" />,
              }))
            : []),
          ...(balance === null
            ? []
            : [
                {
                  name: t('balance.balance'),
                  value: <Amount text={money(balance)} tone="inherit" isBalance />,
                },
              ]),
        ]}
      />
      <StillToWager exchange={exchange} />
      {exchange.parts !== null && <LockedParts parts={exchange.parts} />}
    </Card>
  );
}

/** The locked money of each deposit and bonus, in the order in which bets free it. */
function LockedParts({ parts }: { readonly parts: readonly LockedPart[] }) {
  const { t } = useTranslation('withdrawal');
  const { t: ofReward } = useTranslation('reward');
  const { money } = useFormats();
  const shares = useShareTexts();
  const next = nextUnlock(parts);
  if (parts.length === 0) return null;
  return (
    <>
      {next !== null && (
        <NoticeBanner
          tone="info"
          text={t('balance.next', { toBet: money(next.toBet), frees: money(next.frees) })}
        />
      )}
      <Stack as="section" gap={2} aria-label={t('balance.parts')}>
        <Note weight="medium">{t('balance.parts')}</Note>
        <List as="ol" divided="tight">
          {parts.map((part, place) => {
            const left = t('balance.partLeft', {
              left: money(stillToBet(part)),
              need: money(part.needBet),
            });
            return (
              <Stack key={`${place} ${part.source}`} as="li" gap={1} data-part={part.kind}>
                <Row gap={3} lineGap={0} align="baseline" spread>
                  <Text as="span" weight="medium">
                    {ofReward(`source.${part.source}`)}
                  </Text>
                  <Amount text={money(part.amount)} tone="inherit" />
                </Row>
                <ProgressBar
                  fraction={betFraction(part)}
                  label={ofReward(`source.${part.source}`)}
                  valueText={left}
                  isTextHidden
                />
                <Note figures>{left}</Note>
              </Stack>
            );
          })}
        </List>
        <WageringTerms
          need={ofReward('wagering.title')}
          lines={[ofReward('wagering.own'), ...shares]}
        />
      </Stack>
    </>
  );
}

/** The missing bets of all locked money together. */
function StillToWager({ exchange }: { readonly exchange: Exchange }) {
  const { t } = useTranslation('withdrawal');
  const { money } = useFormats();
  return (
    exchange.needBet > 0 && (
      <ProgressBar
        fraction={betFraction(exchange)}
        label={t('balance.toBet')}
        valueText={money(stillToBet(exchange))}
      />
    )
  );
}

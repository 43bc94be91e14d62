import { betFraction, stillToBet, type Exchange } from '#domain/withdrawal/exchange.ts';
import type { MinorUnits } from '#domain/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Note } from '#ui/note.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useTranslation } from 'react-i18next';
import { SummaryList } from '#ui/summary-list.tsx';

export interface BalanceCardProps {
  readonly exchange: Exchange;
  /** Null until the server has sent it. */
  readonly balance: MinorUnits | null;
}

/** The withdrawable and the locked balance, and the bets that unlock it. */
export function BalanceCard({ exchange, balance }: BalanceCardProps) {
  const { t } = useTranslation('withdrawal');
  const { money } = useFormats();
  const { withdrawable, locked, needBet, doneBet } = exchange;
  const toBet = stillToBet(exchange);
  return (
    <Card look="raised" gap={3}>
      <Note weight="medium">{t('balance.title')}</Note>
      <Amount text={money(withdrawable)} size="huge" />
      <SummaryList
        items={[
          ...(balance === null
            ? []
            : [
                {
                  name: t('balance.balance'),
                  value: <Amount text={money(balance)} tone="inherit" isBalance />,
                },
              ]),
          {
            name: t('balance.locked'),
            value: <Amount text={money(locked)} tone="inherit" />,
          },
          ...(toBet > 0
            ? [{ name: t('balance.toBet'), value: <Amount text={money(toBet)} tone="inherit" /> }]
            : []),
        ]}
      />
      {needBet > 0 && (
        <ProgressBar
          fraction={betFraction(exchange)}
          label={t('balance.bets')}
          valueText={t('balance.betProgress', { done: money(doneBet), need: money(needBet) })}
        />
      )}
    </Card>
  );
}

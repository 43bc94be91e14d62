import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import type { SpinPayoutState } from '#shared/spin-invite/spin-payout.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Button } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { SummaryList } from '#ui/list/summary-list.tsx';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import { useTranslation } from 'react-i18next';
import styles from './spin-payout.module.css';

export type ReadyPayout = Extract<SpinPayoutState, { status: 'ready' }>;

interface ReadyCardProps {
  readonly payout: ReadyPayout;
  readonly onPayOut: () => void;
}

/** The bonus ready for payout, with its terms. */
export function ReadyCard({ payout, onPayOut }: ReadyCardProps) {
  const { t } = useTranslation('spinPayout');
  const { money, moment } = useFormats();
  const { amount, lapsesAt } = payout;
  return (
    <Card look="reward" gap={4}>
      <Row as="h2" gap={2} className={styles.lead}>
        {t('ready.lead')}
      </Row>
      <Amount text={money(amount)} size="huge" />
      <TermsList payout={payout} />
      {lapsesAt !== null && (
        <Row as="p" gap={3} lineGap="hair" align="stretch" spread className={styles.deadline}>
          <span>{t('ready.until')}</span>
          <strong>{moment(lapsesAt)}</strong>
          <Note as="span" leading="loose" className={styles.note}>
            {t('ready.lapse')}
          </Note>
        </Row>
      )}
      <Button size="large" isWide onClick={onPayOut}>
        {t('ready.submit', { amount: money(amount) })}
      </Button>
    </Card>
  );
}

/** Where the bonus goes, its cost, and the bets that it asks for. */
export function TermsList({ payout: { amount, toBet } }: { readonly payout: ReadyPayout }) {
  const { t } = useTranslation('spinPayout');
  const describe = useWageringTexts();
  return (
    <Stack gap={3}>
      <SummaryList
        items={[
          { name: t('ready.to'), value: t('ready.balance') },
          { name: t('ready.fee'), value: t('ready.noFee') },
        ]}
      />
      <WageringTerms {...describe({ amount, need: toBet, days: null })} />
    </Stack>
  );
}

import { upTo } from '#shared/money/money.ts';
import type { SpinPayoutState } from '#shared/spin-invite/spin-payout.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { buttonClass } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Note } from '#ui/base/note.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { SummaryList } from '#ui/list/summary-list.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './spin-payout.module.css';

interface RunningCardProps {
  readonly payout: Extract<SpinPayoutState, { status: 'running' }>;
}

const WHOLE = 100;

/** The target is not reached yet: the progress, and a link to the wheel. */
export function RunningCard({ payout }: RunningCardProps) {
  const { t } = useTranslation('spinPayout');
  const { money, moment } = useFormats();
  const { progress, target, spins, endsAt } = payout;
  const { won, remaining, percent } = progress;
  return (
    <Card look="raised" gap={4}>
      <Row as="h2" gap={2} className={styles.lead}>
        {t('running.lead')}
      </Row>
      <Amount text={money(won)} size="huge" />
      <ProgressBar
        fraction={percent / WHOLE}
        label={t('running.bar')}
        valueText={t('running.progress', { won: money(upTo(won, target)), target: money(target) })}
      />
      <SummaryList
        items={[
          { name: t('running.missing'), value: <Amount text={money(remaining)} tone="inherit" /> },
          { name: t('running.spins'), value: spins },
          { name: t('running.ends'), value: moment(endsAt) },
        ]}
      />
      <Note leading="loose" className={styles.note}>
        {t('running.note')}
      </Note>
      <Link to="/activity/spin" className={buttonClass('primary', 'large', true)}>
        {t('toWheel')}
      </Link>
    </Card>
  );
}

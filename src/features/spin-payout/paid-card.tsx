import type { SpinPayoutState } from '#shared/spin-invite/spin-payout.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { buttonClass } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Note } from '#ui/base/note.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './spin-payout.module.css';

interface PaidCardProps {
  readonly payout: Extract<SpinPayoutState, { status: 'paid' }>;
}

/** This round's bonus was paid out: the start of the next round, and a link. */
export function PaidCard({ payout: { amount, endsAt } }: PaidCardProps) {
  const { t } = useTranslation('spinPayout');
  const { money, moment } = useFormats();
  return (
    <Card look="raised" gap={4}>
      <Row as="h2" gap={2} className={styles.lead}>
        <CheckIcon size={20} className={styles.tick} />
        <span>{t('paid.lead')}</span>
      </Row>
      <Amount text={money(amount)} size="huge" />
      <Note leading="loose" className={styles.note}>
        {t('paid.text', { time: moment(endsAt) })}
      </Note>
      <Link to="/withdrawal" className={buttonClass('primary', 'large', true)}>
        {t('paid.withdraw')}
      </Link>
    </Card>
  );
}

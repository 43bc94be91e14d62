import { explainPayoutRefusal, type SpinPayoutStep } from '#shared/spin-invite/spin-payout.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LockIcon } from '#ui/icons/lock-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Note } from '#ui/base/note.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './spin-payout.module.css';

interface PayoutRefusalProps {
  readonly code: number;
  readonly onAgain: () => void;
}

/** Targets of the steps that leave this page. */
const PLACES = {
  spin: '/activity/spin',
  bind: '/bind',
  deposit: '/deposit',
  record: '/record/transaction',
  service: '/service',
} as const satisfies Record<Exclude<SpinPayoutStep, 'again'>, string>;

/** Why the server refused a payout: cause, code and next steps. */
export function PayoutRefusal({ code, onAgain }: PayoutRefusalProps) {
  const { t } = useTranslation('spinPayout');
  const { cause, steps } = explainPayoutRefusal(code);
  return (
    <Card gap={2} className={styles.refusal} role="alert" data-refusal={code}>
      <Row as="p" gap={2} className={styles.cause}>
        <LockIcon size={20} className={styles.lock} />
        <span>{t(`cause.${cause}.title`)}</span>
      </Row>
      <Note
        leading="loose"
        className={styles.note}
      >{`${t(`cause.${cause}.text`)} ${t('cause.code', { code })}`}</Note>
      <Row gap={2} wrap className={styles.steps}>
        {steps.map((step, place) => {
          const look = place === 0 ? 'gold' : 'quiet';
          return step === 'again' ? (
            <Button key={step} variant={look} size="small" onClick={onAgain}>
              {t('step.again')}
            </Button>
          ) : (
            <Link key={step} to={PLACES[step]} className={buttonClass(look, 'small')}>
              {t(`step.${step}`)}
            </Link>
          );
        })}
      </Row>
    </Card>
  );
}

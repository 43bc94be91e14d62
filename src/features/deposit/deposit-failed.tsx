import { takeFocus } from '#platform/take-focus.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CloseIcon } from '#ui/icons/close-icon.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './deposit-result.module.css';

export interface DepositFailedProps {
  /** The platform's own words; '' for none. */
  readonly reason: string;
  readonly onAgain: () => void;
}

/** A deposit that did not work: why, and the way to another try. */
export function DepositFailed({ reason, onAgain }: DepositFailedProps) {
  const { t } = useTranslation('deposit');
  return (
    <Card look="raised" className={styles.result} data-deposit="failed">
      <output ref={takeFocus} tabIndex={-1} className={styles.title}>
        <span className={styles.cross}>
          <CloseIcon size={40} />
        </span>
        {t('order.failedTitle')}
      </output>
      {reason !== '' && <p className={styles.reason}>{t('order.failedWhy', { reason })}</p>}
      <p className={styles.text}>{t('order.failedText')}</p>
      <div className={styles.ways}>
        <Button size="large" isWide onClick={onAgain}>
          {t('order.again')}
        </Button>
        <Link to="/service" className={buttonClass('quiet', 'medium', true)}>
          {t('refused.service')}
        </Link>
      </div>
    </Card>
  );
}

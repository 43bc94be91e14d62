import type { MinorUnits } from '#domain/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { isOnline, watchOnline } from '#platform/page.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './unknown-notice.module.css';

export interface UnknownNoticeProps {
  readonly amount: MinorUnits;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

/** In place of the form while it is not known what became of an order. */
export function UnknownNotice({ amount, isAsking, onAsk }: UnknownNoticeProps) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  const isConnected = useSyncExternalStore(watchOnline, isOnline);
  return (
    <Card look="raised" className={styles.notice} data-deposit="unknown">
      <span className={styles.art}>
        <Spinner size={40} />
      </span>
      <output className={styles.title}>{t('unknown.title')}</output>
      <p className={styles.text}>{t('unknown.text', { amount: money(amount) })}</p>
      {!isConnected && <p className={styles.text}>{t('unknown.offline')}</p>}
      <Button isWide isBusy={isAsking} onClick={onAsk}>
        {isAsking ? t('unknown.asking') : t('unknown.ask')}
      </Button>
    </Card>
  );
}

import type { Rest } from '#domain/protection/rest.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useRestText } from '#i18n/use-rest-text.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PauseIcon } from '#ui/icons/pause-icon.tsx';
import { Link } from '@tanstack/react-router';
import styles from './rest-state.module.css';

export interface RestStateProps {
  readonly rest: Rest;
  /** In whose place it stands. */
  readonly inPlaceOf: 'deposit' | 'rewards';
}

/** In the place of paying in or of activities, while a player rests: until when, or who can tell, and what stays open. */
export function RestState({ rest: { kind, until }, inPlaceOf }: RestStateProps) {
  const t = useRestText();
  const { moment } = useFormats();
  return (
    <div data-rest={kind}>
      <EmptyState
        art={<PauseIcon size={56} />}
        title={t(inPlaceOf === 'deposit' ? 'noDeposit' : 'noRewards')}
        text={until === null ? t('noEnd') : t('untilThen', { until: moment(until) })}
        action={
          <div className={styles.ways}>
            <Link to="/withdrawal" className={buttonClass('quiet', 'medium', true)}>
              {t('withdrawal')}
            </Link>
            <Link to="/record/transaction" className={buttonClass('quiet', 'medium', true)}>
              {t('records')}
            </Link>
            {until === null && (
              <Link to="/service" className={buttonClass('quiet', 'medium', true)}>
                {t('service')}
              </Link>
            )}
          </div>
        }
      />
    </div>
  );
}

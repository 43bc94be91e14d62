import { spinInviteApi } from '#api/spin-invite-api.ts';
import type { SpinRecord } from '#domain/spin-invite.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useTranslation } from 'react-i18next';
import styles from './spin-payout.module.css';

/** Bonuses of the wheel that were paid out before, newest first; nothing while there are none. */
export function PayoutList() {
  const { t } = useTranslation('spinPayout');
  const errors = useErrorText();
  const { data, error, isFetching, hasNextPage, fetchNextPage } =
    spinInviteApi.useSpinRecordsInfiniteQuery('payouts', { refetchOnMountOrArgChange: true });
  const records = data?.pages.flatMap((page) => page.records) ?? [];
  if (records.length === 0 && error === undefined) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{t('payouts.title')}</h2>
      {records.length > 0 && <PayoutRows records={records} />}
      {error !== undefined && !isFetching && (
        <p className={styles.note}>
          {t('payouts.failed')} {errors.loading(error)}
        </p>
      )}
      {hasNextPage && (
        <Button variant="quiet" isBusy={isFetching} onClick={() => void fetchNextPage()}>
          {t('payouts.more')}
        </Button>
      )}
    </section>
  );
}

function PayoutRows({ records }: { readonly records: readonly SpinRecord[] }) {
  const { t } = useTranslation('spinPayout');
  const { money, moment } = useFormats();
  return (
    <Card className={styles.rows}>
      <ul>
        {records.map(({ time, amount }) => (
          <li key={time} className={styles.row}>
            <span className={styles.words}>
              <span>{t('payouts.one')}</span>
              <span className={styles.note}>{moment(time)}</span>
            </span>
            <Amount text={`+${money(amount)}`} tone="jade" />
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { spinInviteApi } from '#api/spin-invite-api.ts';
import type { SpinRecord } from '#domain/spin-invite.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text.tsx';
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
    <Stack as="section" gap={3}>
      <Text as="h2" size="lead" weight="bold">
        {t('payouts.title')}
      </Text>
      {records.length > 0 && <PayoutRows records={records} />}
      {error !== undefined && !isFetching && (
        <Text tone="soft" size="small" className={styles.note}>
          {t('payouts.failed')} {errors.loading(error)}
        </Text>
      )}
      {hasNextPage && (
        <Button variant="quiet" isBusy={isFetching} onClick={() => void fetchNextPage()}>
          {t('payouts.more')}
        </Button>
      )}
    </Stack>
  );
}

function PayoutRows({ records }: { readonly records: readonly SpinRecord[] }) {
  const { t } = useTranslation('spinPayout');
  const { money, moment } = useFormats();
  return (
    <Card className={styles.rows}>
      <ul>
        {records.map(({ time, amount }) => (
          <Row key={time} as="li" gap={4} lineGap={1} justify="between" wrap className={styles.row}>
            <Stack as="span" gap="hair">
              <span>{t('payouts.one')}</span>
              <Text as="span" tone="soft" size="small" className={styles.note}>
                {moment(time)}
              </Text>
            </Stack>
            <Amount text={`+${money(amount)}`} tone="jade" />
          </Row>
        ))}
      </ul>
    </Card>
  );
}

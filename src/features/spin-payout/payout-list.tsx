import { spinInviteApi } from '#api/spin-invite-api.ts';
import type { SpinRecord } from '#domain/spin-invite.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/note.tsx';
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
    <Section title={t('payouts.title')}>
      {records.length > 0 && <PayoutRows records={records} />}
      {error !== undefined && !isFetching && (
        <Note leading="loose" className={styles.note}>
          {t('payouts.failed')} {errors.loading(error)}
        </Note>
      )}
      {hasNextPage && (
        <Button variant="quiet" isBusy={isFetching} onClick={() => void fetchNextPage()}>
          {t('payouts.more')}
        </Button>
      )}
    </Section>
  );
}

function PayoutRows({ records }: { readonly records: readonly SpinRecord[] }) {
  const { t } = useTranslation('spinPayout');
  const { money, moment } = useFormats();
  return (
    <Card inset="rows">
      <List divided="wide">
        {records.map(({ time, amount }) => (
          <Row key={time} as="li" gap={4} lineGap={1} spread>
            <Stack as="span" gap="hair">
              <span>{t('payouts.one')}</span>
              <Note as="span" leading="loose" className={styles.note}>
                {moment(time)}
              </Note>
            </Stack>
            <Amount text={`+${money(amount)}`} tone="jade" />
          </Row>
        ))}
      </List>
    </Card>
  );
}

import { spinInviteApi } from '#api/spin-invite.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { HistoryRow } from '#ui/list/history-row.tsx';
import { History } from '#ui/list/history.tsx';
import { eachPart } from '#ui/list/paging.ts';
import { useTranslation } from 'react-i18next';

/** Earlier payouts of the wheel's bonus, newest first; renders nothing without any. */
export function PayoutList() {
  const { t } = useTranslation('spinPayout');
  const { money, moment } = useFormats();
  const errors = useErrorText();
  const query = spinInviteApi.useSpinRecordsInfiniteQuery('payouts', {
    refetchOnMountOrArgChange: true,
  });
  const records = query.data?.pages.flatMap((page) => page.records) ?? [];
  if (records.length === 0 && query.error === undefined) return null;
  return (
    <History
      title={t('payouts.title')}
      entries={records}
      renderEntry={({ time, amount }) => (
        <HistoryRow
          title={t('payouts.one')}
          notes={[moment(time)]}
          amount={`+${money(amount)}`}
          isGain
        />
      )}
      moreLabel={t('payouts.more')}
      failedText={t('payouts.failed')}
      paging={eachPart(query, errors.loading)}
    />
  );
}

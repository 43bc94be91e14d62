import { useCashBonusRecordInfiniteQuery } from '#api/cash-bonus.ts';
import type { CashBonusRecordItem } from '#shared/cash-bonus/cash-bonus.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { HistoryRow } from '#ui/list/history-row.tsx';
import { History } from '#ui/list/history.tsx';
import { eachPart, type Paging } from '#ui/list/paging.ts';
import { useTranslation } from 'react-i18next';

export interface CashBonusRecordListProps {
  readonly items: readonly CashBonusRecordItem[];
  readonly paging: Paging;
}

/** Collections and withdrawals, loaded with the page. */
export function CashBonusRecord() {
  const errors = useErrorText();
  const query = useCashBonusRecordInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <CashBonusRecordList
      items={query.data?.pages.flatMap(({ items }) => items) ?? []}
      paging={eachPart(query, errors.loading)}
    />
  );
}

export function CashBonusRecordList({ items, paging }: CashBonusRecordListProps) {
  const { t } = useTranslation('cashBonus');
  return (
    <History
      title={t('record.title')}
      entries={items}
      renderEntry={(item) => <RecordRow item={item} />}
      emptyText={t('record.empty')}
      moreLabel={t('record.more')}
      failedText={t('record.failed')}
      paging={paging}
    />
  );
}

function RecordRow({ item }: { readonly item: CashBonusRecordItem }) {
  const { t } = useTranslation('cashBonus');
  const { money, moment } = useFormats();
  const { kind, amount, time, orderNo } = item;
  const isGain = kind === 'level' || kind === 'recharge';
  const order = orderNo === null ? [] : [t('end.order', { orderNo })];
  return (
    <HistoryRow
      title={t(`record.${kind}`)}
      notes={[moment(time), ...order]}
      amount={isGain ? `+${money(amount)}` : money(amount)}
      isGain={isGain}
    />
  );
}

import { useRedPacketRecordInfiniteQuery } from '#api/red-packet.ts';
import type { RedPacketRecordItem } from '#shared/red-packet/red-packet.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { HistoryRow } from '#ui/list/history-row.tsx';
import { History } from '#ui/list/history.tsx';
import { eachPart, type Paging } from '#ui/list/paging.ts';
import { useTranslation } from 'react-i18next';

export interface RedPacketRecordListProps {
  readonly items: readonly RedPacketRecordItem[];
  readonly paging: Paging;
}

/** Collections and withdrawals, loaded with the page. */
export function RedPacketRecord() {
  const errors = useErrorText();
  const query = useRedPacketRecordInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <RedPacketRecordList
      items={query.data?.pages.flatMap(({ items }) => items) ?? []}
      paging={eachPart(query, errors.loading)}
    />
  );
}

export function RedPacketRecordList({ items, paging }: RedPacketRecordListProps) {
  const { t } = useTranslation('redPacket');
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

function RecordRow({ item }: { readonly item: RedPacketRecordItem }) {
  const { t } = useTranslation('redPacket');
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

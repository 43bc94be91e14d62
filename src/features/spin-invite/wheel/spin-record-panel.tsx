import type { SpinRecordKind } from '#shared/spin-invite/spin-invite.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { CoinIcon } from '#ui/icons/coin-icon.tsx';
import { SpinIcon } from '#ui/icons/spin-icon.tsx';
import { ListRow, listRowStillClass } from '#ui/list/list-row.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { useSpinRecords } from '#state/record/use-spin-records.ts';

const KIND = {
  spins: {
    Drawing: SpinIcon,
    name: 'records.spin',
    none: 'records.noSpins',
    text: 'records.noSpinsText',
  },
  payouts: {
    Drawing: CoinIcon,
    name: 'records.payout',
    none: 'records.noPayouts',
    text: 'records.noPayoutsText',
  },
} as const;

export interface SpinRecordPanelProps {
  readonly kind: Exclude<SpinRecordKind, 'invited'>;
}

/** Results of the spins, or the payouts. */
export function SpinRecordPanel({ kind }: SpinRecordPanelProps) {
  const { t } = useTranslation('spinInvite');
  const loadLabels = useLoadLabels();
  const { money, moment } = useFormats();
  const list = useSpinRecords(kind);
  const { Drawing, name, none, text } = KIND[kind];
  if (list.status !== 'ready') {
    return (
      <LoadState state={list} failedTitle={t('records.failed')} {...loadLabels}>
        <Skeleton height={160} radius={2} />
      </LoadState>
    );
  }
  const { records, paging } = list;
  if (records.length === 0) {
    return <EmptyState art={<Drawing size={56} />} title={t(none)} text={t(text)} />;
  }
  return (
    <>
      <Card inset="tight">
        <ul>
          {records.map(({ time, amount }, at) => (
            <li key={`${records.length - at} ${time}`} className={listRowStillClass}>
              <ListRow
                icon={<Drawing size={20} />}
                title={t(name)}
                note={moment(time)}
                trailing={<Amount text={`+${money(amount)}`} tone="jade" />}
                hasChevron={false}
              />
            </li>
          ))}
        </ul>
      </Card>
      <LoadMore label={t('records.more')} paging={paging} />
    </>
  );
}

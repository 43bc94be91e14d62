import { subtract, ZERO } from '#shared/money/money.ts';
import type { SavingsMovement } from '#shared/savings/interest.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { HistoryRow } from '#ui/list/history-row.tsx';
import { History } from '#ui/list/history.tsx';
import { useTranslation } from 'react-i18next';
import type { SavingsMoveList } from './use-savings.ts';

/** Deposits, withdrawals and claimed interest, newest first. */
export function SavingsMoves({ moves: { items, paging } }: { readonly moves: SavingsMoveList }) {
  const { t } = useTranslation('savings');
  return (
    <History
      title={t('record.title')}
      entries={items}
      renderEntry={(move) => <MoveRow move={move} />}
      emptyText={t('record.empty')}
      moreLabel={t('record.more')}
      failedText={t('record.failed')}
      paging={paging}
    />
  );
}

function MoveRow({ move }: { readonly move: SavingsMovement }) {
  const { t } = useTranslation('savings');
  const { money, moment } = useFormats();
  const { kind, amount, amountAfter, time } = move;
  const isOut = kind === 'out';
  return (
    <HistoryRow
      title={t(`record.${kind}`)}
      notes={[moment(time)]}
      amount={isOut ? money(subtract(ZERO, amount)) : `+${money(amount)}`}
      isGain={!isOut}
      after={t('record.after', { amount: money(amountAfter) })}
    />
  );
}

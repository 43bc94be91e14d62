import { subtract, type MinorUnits } from '#shared/money/money.ts';
import type { RecordSum } from '#shared/record/record-item.ts';
import { netsOf, sumOf } from '#shared/record/record-totals.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './record-totals.module.css';
import { useRecordWords } from './record-words.ts';
import type { ReadyRecords } from './use-records.ts';

interface RecordTotalsProps {
  readonly records: ReadyRecords;
  /** Only movements of one kind are listed: nothing is to be set against them. */
  readonly isOneKind: boolean;
}

/** The sum of the records, and how many of them it covers. */
export function RecordTotalsCard({ records, isOneKind }: RecordTotalsProps) {
  const { t } = useTranslation('record');
  const { money } = useFormats();
  const { signed } = useRecordWords();
  const { items, sum, total, paging } = records;
  const shown = items.length === 0 ? null : (sum ?? sumOf(items));
  if (shown === null) return null;
  const count = items.length;
  const isWhole = total !== null && (sum !== null || !paging.hasMore);
  return (
    <Card gap={2} className={styles.card}>
      <dl className={styles.parts} aria-label={t('totals.label')}>
        {partsOf(shown, isOneKind).map(({ name, amount, isSigned = false, isResult = false }) => (
          <Stack key={name} gap="hair">
            <Text as="dt" tone="faint" size="caption">
              {t(`totals.${name}`)}
            </Text>
            <dd>
              <Amount
                text={isSigned ? signed(amount) : money(amount)}
                tone={isResult && amount > 0 ? 'jade' : 'inherit'}
              />
            </dd>
          </Stack>
        ))}
      </dl>
      <Text tone="faint" size="caption">
        {total === null
          ? t('totals.ofStored', { count })
          : isWhole
            ? t('totals.ofAll', { count: total })
            : t('totals.ofLoaded', { count, total })}
      </Text>
    </Card>
  );
}

interface Part {
  readonly name:
    | 'received'
    | 'spent'
    | 'paidIn'
    | 'played'
    | 'net'
    | 'paid'
    | 'bonus'
    | 'arrived'
    | 'pending'
    | 'bet'
    | 'win';
  readonly amount: MinorUnits;
  readonly isSigned?: true;
  /** The result of playing, the only figure that is a gain. */
  readonly isResult?: true;
}

function partsOf(sum: RecordSum, isOneKind: boolean): readonly Part[] {
  switch (sum.of) {
    case 'movements': {
      if (isOneKind || sum.kinds === null) {
        return [
          { name: 'received', amount: sum.received },
          { name: 'spent', amount: sum.spent },
        ];
      }
      const { paidIn, played, bonus } = netsOf(sum.kinds);
      return [
        { name: 'paidIn', amount: paidIn, isSigned: true },
        { name: 'played', amount: played, isSigned: true, isResult: true },
        { name: 'bonus', amount: bonus },
      ];
    }
    case 'deposits':
      return [
        { name: 'paid', amount: sum.paid },
        { name: 'bonus', amount: sum.bonus },
      ];
    case 'withdrawals':
      return [
        { name: 'arrived', amount: sum.arrived },
        { name: 'pending', amount: sum.pending },
      ];
    case 'rounds':
      return [
        { name: 'bet', amount: sum.bet },
        { name: 'win', amount: sum.win },
        { name: 'net', amount: subtract(sum.win, sum.bet), isSigned: true, isResult: true },
      ];
  }
}

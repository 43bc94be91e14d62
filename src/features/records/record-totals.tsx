import { subtract, type MinorUnits } from '#domain/money.ts';
import type { RecordSum } from '#domain/record/record-item.ts';
import { sumOf } from '#domain/record/record-totals.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './record-totals.module.css';
import { useRecordWords } from './record-words.ts';
import type { ReadyRecords } from './use-records.ts';

/** The sum of the records, and how many of them it covers. */
export function RecordTotalsCard({ records }: { readonly records: ReadyRecords }) {
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
        {partsOf(shown).map(({ name, amount, isSigned = false }) => (
          <Stack key={name} gap="hair">
            <Text as="dt" tone="faint" size="caption">
              {t(`totals.${name}`)}
            </Text>
            <dd>
              <Amount
                text={isSigned ? signed(amount) : money(amount)}
                tone={isSigned && amount > 0 ? 'jade' : 'inherit'}
              />
            </dd>
          </Stack>
        ))}
      </dl>
      <Text tone="faint" size="caption">
        {total === null && t('totals.ofStored', { count })}
        {isWhole && t('totals.ofAll', { count: total })}
        {total !== null && !isWhole && t('totals.ofLoaded', { count, total })}
      </Text>
    </Card>
  );
}

interface Part {
  readonly name:
    | 'received'
    | 'spent'
    | 'net'
    | 'paid'
    | 'bonus'
    | 'arrived'
    | 'pending'
    | 'bet'
    | 'win';
  readonly amount: MinorUnits;
  readonly isSigned?: true;
}

function partsOf(sum: RecordSum): readonly Part[] {
  switch (sum.of) {
    case 'movements':
      return [
        { name: 'received', amount: sum.received },
        { name: 'spent', amount: sum.spent },
        { name: 'net', amount: subtract(sum.received, sum.spent), isSigned: true },
      ];
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
        { name: 'net', amount: subtract(sum.win, sum.bet), isSigned: true },
      ];
  }
}

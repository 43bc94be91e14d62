import type { MinorUnits } from '#domain/money.ts';
import { totalsOf, type RecordTotals } from '#domain/record/record-totals.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './record-totals.module.css';
import { useRecordWords } from './record-words.ts';
import type { ReadyRecords } from './use-records.ts';

/** What the records come to, and of how many: nothing is summed that is not there. */
export function RecordTotalsCard({ records }: { readonly records: ReadyRecords }) {
  const { t } = useTranslation('record');
  const { money } = useFormats();
  const { signed } = useRecordWords();
  const { items, sum, total, hasMore } = records;
  const totals = totalsOf(items, sum);
  if (totals === null) return null;
  const count = items.length;
  const isWhole = total !== null && (sum !== null || !hasMore);
  return (
    <Card gap={2} className={styles.card}>
      <dl className={styles.parts} aria-label={t('totals.label')}>
        {partsOf(totals).map(({ name, amount, isSigned = false }) => (
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

function partsOf(totals: RecordTotals): readonly Part[] {
  switch (totals.of) {
    case 'movements':
      return [
        { name: 'received', amount: totals.received },
        { name: 'spent', amount: totals.spent },
        { name: 'net', amount: totals.net, isSigned: true },
      ];
    case 'deposits':
      return [
        { name: 'paid', amount: totals.paid },
        { name: 'bonus', amount: totals.bonus },
      ];
    case 'withdrawals':
      return [
        { name: 'arrived', amount: totals.arrived },
        { name: 'pending', amount: totals.pending },
      ];
    case 'rounds':
      return [
        { name: 'bet', amount: totals.bet },
        { name: 'win', amount: totals.win },
        { name: 'net', amount: totals.net, isSigned: true },
      ];
  }
}

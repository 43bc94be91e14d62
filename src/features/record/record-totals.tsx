import { subtract, type MinorUnits } from '#shared/money/money.ts';
import type { RecordSum } from '#shared/record/record-item.ts';
import { netsOf, sumOf } from '#shared/record/record-totals.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
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

/** Characters of all amounts that fit into one row. */
const ROW_LENGTH = 33;

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
  const parts = partsOf(shown, isOneKind).map(({ name, amount, isSigned = false, isResult }) => ({
    name,
    text: isSigned ? signed(amount) : money(amount),
    isGain: isResult === true && amount > 0,
  }));
  const isShort = parts.reduce((length, { text }) => length + text.length, 0) <= ROW_LENGTH;
  return (
    <Card gap={2} className={styles.card}>
      <dl
        className={classNames(styles.parts, isShort && styles.isShort)}
        aria-label={t('totals.label')}
      >
        {parts.map(({ name, text, isGain }) => (
          <Row key={name} gap={3} lineGap={0} align="baseline" spread className={styles.part}>
            <Text as="dt" tone="faint" size="caption">
              {t(`totals.${name}`)}
            </Text>
            <dd>
              <Amount text={text} tone={isGain ? 'jade' : 'inherit'} />
            </dd>
          </Row>
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

import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { DEPOSIT_STATES, MOVEMENT_KINDS, WITHDRAWAL_STATES } from '#shared/record/record-item.ts';
import {
  RECORD_RANGES,
  readRecordQuery,
  withoutFilters,
  type RecordQuery,
  type RecordRange,
} from '#shared/record/record-query.ts';
import { MarketContext } from '#i18n/use-formats.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { ChoiceGroup } from '#ui/choice/choice-group.tsx';
import { FilterFooter } from '#ui/list/filter-bar.tsx';
import { Pair } from '#ui/layout/pair.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from './day-field.tsx';
import { GameChoices } from './game-choices.tsx';
import styles from './record-filter.module.css';

export interface RecordFilterSheetProps extends OpenedProps {
  readonly query: RecordQuery;
  readonly onQuery: (query: RecordQuery) => void;
}

/** The filters; each choice applies at once behind the sheet. */
export function RecordFilterSheet({ query, onQuery, ...opened }: RecordFilterSheetProps) {
  const { t } = useTranslation('record');
  const { t: words } = useTranslation();
  const city = t(`city.${use(MarketContext)}`);
  const { tab = 'all', kind, state, range, from, to } = query;

  /** Sets one part of the query, or removes it for undefined. */
  function setPart<Part extends keyof RecordQuery>(
    part: Part,
    value: RecordQuery[Part] | undefined,
  ) {
    const { [part]: _before, ...others } = query;
    onQuery(value === undefined ? others : { ...others, [part]: value });
  }

  function setRange(next: RecordRange | undefined) {
    const { range: _range, from: _from, to: _to, ...others } = query;
    onQuery(next === undefined ? others : { ...others, range: next });
  }

  /** Parsed like an address, which drops an invalid day. */
  const setDay = (part: 'from' | 'to', day: string) =>
    onQuery(readRecordQuery({ ...query, [part]: day }));

  return (
    <BottomSheet
      {...opened}
      name="record-filters"
      title={t('filter.title')}
      closeLabel={words('common.close')}
      footer={
        <FilterFooter
          resetLabel={t('filter.reset')}
          onReset={() => onQuery(withoutFilters(query))}
          showLabel={t('filter.show')}
          onShow={opened.onClose}
        />
      }
    >
      <Stack gap={5} className={styles.filters}>
        <ChoiceGroup
          title={t('filter.dates')}
          choices={RECORD_RANGES.map((value) => ({ value, label: t(`filter.${value}`) }))}
          chosen={range}
          onChoose={setRange}
        />
        {range === 'own' && (
          <Pair>
            <DayField label={t('filter.from')} day={from} onDay={(day) => setDay('from', day)} />
            <DayField label={t('filter.to')} day={to} onDay={(day) => setDay('to', day)} />
          </Pair>
        )}
        {range !== undefined && <Note tone="faint">{t('filter.marketDays', { city })}</Note>}
        {tab === 'all' && (
          <ChoiceGroup
            title={t('filter.kind')}
            choices={MOVEMENT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
            chosen={kind}
            onChoose={(value) => setPart('kind', value)}
          />
        )}
        {tab === 'deposits' && (
          <ChoiceGroup
            title={t('filter.state')}
            choices={DEPOSIT_STATES.map((value) => ({ value, label: t(`deposit.${value}`) }))}
            chosen={DEPOSIT_STATES.find((value) => value === state)}
            onChoose={(value) => setPart('state', value)}
          />
        )}
        {tab === 'withdrawals' && (
          <ChoiceGroup
            title={t('filter.state')}
            choices={WITHDRAWAL_STATES.map((value) => ({ value, label: t(`withdrawal.${value}`) }))}
            chosen={WITHDRAWAL_STATES.find((value) => value === state)}
            onChoose={(value) => setPart('state', value)}
          />
        )}
        {tab === 'rounds' && <GameChoices query={query} onPart={setPart} />}
      </Stack>
    </BottomSheet>
  );
}

import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { betShareOf } from '#shared/wagering/bet-share.ts';
import { UNKNOWN_SHARES } from '#shared/wagering/wagering.ts';
import { Note } from '#ui/base/note.tsx';
import { useSelector } from 'react-redux';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { OfferedFilters } from '#shared/search/filter-games.ts';
import { RTP_STEPS, withoutFilters, type GameQuery } from '#shared/search/game-query.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { ChoiceGroup } from '#ui/choice/choice-group.tsx';
import { FilterFooter } from '#ui/list/filter-bar.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { useTranslation } from 'react-i18next';
import { useFilterWords } from './filter-words.ts';
import styles from './game-search.module.css';

export interface FilterSheetProps extends OpenedProps {
  readonly query: GameQuery;
  readonly onQuery: (query: GameQuery) => void;
  readonly offered: OfferedFilters;
  /** Number of games that match the current query. */
  readonly count: number;
}

const VOLATILITIES = [1, 2, 3, 4, 5] as const;

/** Every filter the data allows; each choice applies at once behind the sheet. */
export function FilterSheet({ query, onQuery, offered, count, ...opened }: FilterSheetProps) {
  const { t } = useTranslation();
  const words = useFilterWords();
  const betShares = useSelector(selectConfig)?.betShares ?? UNKNOWN_SHARES;

  /** A category, and what of its bets counts towards wagering. */
  function categoryText(id: number): string {
    const percent = betShareOf({ categoryId: id }, betShares);
    const category = words.category(id);
    return percent === null ? category : t('search.categoryShare', { category, percent });
  }

  /** Sets one part of the query, or removes it for undefined. */
  function setPart<Part extends keyof GameQuery>(part: Part, value: GameQuery[Part] | undefined) {
    const { [part]: _before, ...others } = query;
    onQuery(value === undefined ? others : { ...others, [part]: value });
  }

  return (
    <BottomSheet
      {...opened}
      name="game-filters"
      title={t('search.filters')}
      closeLabel={t('common.close')}
      footer={
        <FilterFooter
          resetLabel={t('search.reset')}
          onReset={() => onQuery(withoutFilters(query))}
          showLabel={t('search.show', { count })}
          onShow={opened.onClose}
        />
      }
    >
      <Stack gap={5} className={styles.filters}>
        {offered.hasNew && (
          <SwitchField
            label={t('search.isNew')}
            note={t('search.isNewNote')}
            checked={query.isNew === true}
            onChange={({ target }) => setPart('isNew', target.checked ? true : undefined)}
          />
        )}
        {offered.categories.length > 1 && (
          <Stack gap={2}>
            <ChoiceGroup
              title={t('search.category')}
              choices={offered.categories.map((id) => ({ value: id, label: categoryText(id) }))}
              chosen={query.category}
              onChoose={(category) => setPart('category', category)}
            />
            {betShares.shares !== null && <Note>{t('search.shareNote')}</Note>}
          </Stack>
        )}
        {offered.providers.length > 1 && (
          <ChoiceGroup
            title={t('search.provider')}
            choices={offered.providers.map((id) => ({ value: id, label: words.provider(id) }))}
            chosen={query.provider}
            onChoose={(provider) => setPart('provider', provider)}
          />
        )}
        {offered.features.length > 0 && (
          <ChoiceGroup
            title={t('search.feature')}
            choices={offered.features.map((name) => ({ value: name, label: words.feature(name) }))}
            chosen={query.feature}
            onChoose={(feature) => setPart('feature', feature)}
          />
        )}
        {offered.hasVolatility && (
          <ChoiceGroup
            title={t('search.volatilityTitle')}
            choices={VOLATILITIES.map((step) => ({ value: step, label: words.volatility(step) }))}
            chosen={query.volatility}
            onChoose={(volatility) => setPart('volatility', volatility)}
          />
        )}
        {offered.hasRtp && (
          <ChoiceGroup
            title={t('search.rtp')}
            choices={RTP_STEPS.map((least) => ({ value: least, label: words.rtp(least) }))}
            chosen={query.rtp}
            onChoose={(rtp) => setPart('rtp', rtp)}
          />
        )}
      </Stack>
    </BottomSheet>
  );
}

import { Chip } from './chip.tsx';
import { FilterBar, FilterFooter } from './filter-bar.tsx';
import type { Preview } from '#ui/base/preview.ts';

const nothing = () => undefined;

export const preview: Preview = {
  name: 'Filter bar',
  states: {
    bar: () => (
      <FilterBar label="Filters" openLabel="Filters (1)" isActive onOpen={nothing}>
        <Chip onClick={nothing}>Today</Chip>
        <Chip onClick={nothing}>Seven days</Chip>
      </FilterBar>
    ),
    footer: () => (
      <FilterFooter
        resetLabel="Reset"
        onReset={nothing}
        showLabel="Show 12 games"
        onShow={nothing}
      />
    ),
  },
};

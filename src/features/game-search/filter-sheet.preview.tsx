import type { OfferedFilters } from '#shared/search/filter-games.ts';
import type { GameQuery } from '#shared/search/game-query.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { FilterSheet } from './filter-sheet.tsx';

const everything: OfferedFilters = {
  providers: [1, 2, 3],
  categories: [1, 2, 3, 4, 5, 6],
  hasNew: true,
  features: ['free-spins', 'multiplier', 'a-word-of-the-platform'],
  hasVolatility: true,
  hasRtp: true,
  hasReleases: true,
};
const poor: OfferedFilters = {
  ...everything,
  providers: [1],
  features: [],
  hasNew: false,
  hasVolatility: false,
  hasRtp: false,
};

const looks: Readonly<
  Record<string, { query: GameQuery; offered: OfferedFilters; count: number }>
> = {
  'nothing chosen': { query: {}, offered: everything, count: 420 },
  'some chosen': {
    query: { category: 1, isNew: true, volatility: 4, rtp: 96 },
    offered: everything,
    count: 1,
  },
  'poor data': { query: {}, offered: poor, count: 12 },
};

export const preview: Preview = {
  name: 'Game filters',
  states: statesOf(looks, (look, name) => (
    <PreviewStage
      label={`Open the filters: ${name}`}
      render={(isOpen, onClose) => (
        <FilterSheet {...look} isOpen={isOpen} onClose={onClose} onQuery={() => undefined} />
      )}
    />
  )),
};

import { readRecordQuery } from '#shared/record/record-query.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { RecordFilterSheet } from './record-filter-sheet.tsx';

const queries = {
  all: {},
  'deposits, own dates': { tab: 'deposits', range: 'own', from: '2026-01-03', state: 'success' },
  withdrawals: { tab: 'withdrawals', range: 'week' },
  rounds: { tab: 'rounds', game: 1001, provider: 1 },
} as const;

export const preview: Preview = {
  name: 'Record filters',
  states: statesOf(queries, (query, name) => (
    <PreviewStage
      label={`Open the filters: ${name}`}
      render={(isOpen, onClose) => (
        <RecordFilterSheet
          isOpen={isOpen}
          onClose={onClose}
          query={readRecordQuery({ ...query })}
          onQuery={() => undefined}
        />
      )}
    />
  )),
};

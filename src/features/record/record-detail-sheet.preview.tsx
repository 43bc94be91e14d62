import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { previewRecords } from './preview-records.ts';
import { RecordDetailSheet } from './record-detail-sheet.tsx';
import { RecordDetail } from './record-detail.tsx';

const byName = Object.fromEntries(
  Object.values(previewRecords)
    .flat()
    .filter(({ tab, id }) => tab !== 'all' || id === 'm-8')
    .map((item) => [`${item.tab} ${item.id}`, item]),
);

export const preview: Preview = {
  name: 'Record detail',
  states: {
    sheet: () => (
      <PreviewStage
        label="Open a record"
        render={(isOpen, onClose) => (
          <RecordDetailSheet
            item={isOpen ? (previewRecords.withdrawals[4] ?? null) : null}
            onClose={onClose}
            onQuery={() => undefined}
          />
        )}
      />
    ),
    ...statesOf(byName, (item) => <RecordDetail item={item} onQuery={() => undefined} />),
  },
};

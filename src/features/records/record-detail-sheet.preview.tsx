import { PreviewStage } from '#ui/preview-stage.tsx';
import type { Preview } from '#ui/preview.ts';
import { previewRecords } from './preview-records.ts';
import { RecordDetailSheet } from './record-detail-sheet.tsx';
import { RecordDetail } from './record-detail.tsx';

export const preview: Preview = {
  name: 'Record detail',
  states: [
    {
      name: 'sheet',
      render: () => (
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
    },
    ...Object.values(previewRecords)
      .flat()
      .filter(({ tab, id }) => tab !== 'all' || id === 'm-8')
      .map((item) => ({
        name: `${item.tab} ${item.id}`,
        render: () => <RecordDetail item={item} onQuery={() => undefined} />,
      })),
  ],
};

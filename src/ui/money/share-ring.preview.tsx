import { Row } from '#ui/layout/row.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { Amount } from './amount.tsx';
import { SummaryList } from '#ui/list/summary-list.tsx';
import { ShareMark, ShareRing } from './share-ring.tsx';

export const preview: Preview = {
  name: 'Share ring',
  states: {
    'all shares': () => <ShareRing size={88} shares={{ free: 500, own: 300, bonus: 200 }} />,
    'all free, and nothing': () => (
      <Row gap={4}>
        <ShareRing size={88} shares={{ free: 500, own: 0, bonus: 0 }} />
        <ShareRing size={88} shares={{ free: 0, own: 0, bonus: 0 }} />
      </Row>
    ),
    'in a header': () => <ShareRing size={18} shares={{ free: 500, own: 300, bonus: 200 }} />,
    'names and sums': () => (
      <SummaryList
        items={[
          {
            mark: <ShareMark share="free" />,
            name: 'Free of wagering',
            value: <Amount text="₱1,234.50" tone="inherit" />,
          },
          {
            mark: <ShareMark share="bonus" />,
            name: 'Bonuses, locked',
            value: <Amount text="₱120.00" tone="inherit" />,
          },
        ]}
      />
    ),
  },
};

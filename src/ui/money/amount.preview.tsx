import { Amount } from './amount.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Amount',
  states: {
    tones: () => (
      <Row gap={3} wrap>
        <Amount isBalance text="₱12,345.60" />
        <Amount tone="inherit" text="฿1,111.10" />
        <Amount tone="jade" text="+₱200.00" />
        <Amount tone="danger" text="−₱50.00" />
      </Row>
    ),
    large: () => <Amount size="large" text="₱12,345.60" />,
    huge: () => <Amount size="huge" text="₱1,234,567.89" />,
  },
};

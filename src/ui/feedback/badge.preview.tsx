import { Badge } from './badge.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Badge',
  states: {
    tones: () => (
      <Row gap={3} wrap>
        <Badge tone="hot">HOT</Badge>
        <Badge tone="new">NEW</Badge>
        <Badge tone="gold">VIP 3</Badge>
        <Badge tone="danger">12</Badge>
        <Badge tone="quiet">Completed</Badge>
      </Row>
    ),
  },
};

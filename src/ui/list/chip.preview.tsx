import { Chip } from './chip.tsx';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Chip',
  states: {
    toggles: () => (
      <Row gap={3} wrap>
        <Chip>All</Chip>
        <Chip isSelected>This week</Chip>
        <Chip leading={<HeartIcon size={18} />}>Likes</Chip>
        <Chip hasDot>Messages</Chip>
      </Row>
    ),
  },
};

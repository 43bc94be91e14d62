import { Avatar } from './avatar.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Avatar',
  states: {
    pictures: () => (
      <Row gap={3} wrap>
        <Avatar size="small" alt="Maya" src="/static/avatar/avatar_1.png" />
        <Avatar alt="Maya" src="/static/avatar/avatar_1.png" />
        <Avatar hasRing size="large" alt="Maya" src="/static/avatar/avatar_1.png" />
      </Row>
    ),
    'without a picture': () => (
      <Row gap={3} wrap>
        <Avatar size="small" alt="Guest" />
        <Avatar alt="Guest" />
        <Avatar size="large" alt="Guest" />
      </Row>
    ),
  },
};

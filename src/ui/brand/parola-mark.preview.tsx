import { Row } from '#ui/layout/row.tsx';
import { ParolaMark } from './parola-mark.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Mark',
  states: {
    sizes: () => (
      <Row gap={3} wrap>
        {[24, 32, 48, 64, 128].map((size) => (
          <ParolaMark key={size} size={size} />
        ))}
      </Row>
    ),
  },
};

import type { Preview } from '#ui/base/preview.ts';
import { Row } from '#ui/layout/row.tsx';
import { ProgressRing } from './progress-ring.tsx';

export const preview: Preview = {
  name: 'Progress ring',
  states: {
    'on the way and done': () => (
      <Row gap={3}>
        {[0, 0.3, 0.8, 1].map((fraction) => (
          <ProgressRing key={fraction} fraction={fraction} size={32} />
        ))}
      </Row>
    ),
  },
};

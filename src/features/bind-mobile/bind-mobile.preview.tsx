import type { Preview } from '#ui/base/preview.ts';
import { AlreadyBound } from './already-bound.tsx';
import { BoundPanel } from './bound-panel.tsx';

export const preview: Preview = {
  name: 'Bind mobile',
  states: {
    'bound just now': () => (
      <BoundPanel mobile="09*****4567" onDone={() => undefined}>
        {false}
      </BoundPanel>
    ),
    'bound before': () => <AlreadyBound mobile="09*****4567" />,
  },
};

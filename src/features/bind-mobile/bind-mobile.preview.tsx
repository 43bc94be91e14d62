import type { Preview } from '#ui/preview.ts';
import { AlreadyBound } from './already-bound.tsx';
import { BoundPanel } from './bound-panel.tsx';

export const preview: Preview = {
  name: 'Bind mobile',
  states: [
    {
      name: 'bound just now',
      render: () => (
        <BoundPanel mobile="09*****4567" onDone={() => undefined}>
          {false}
        </BoundPanel>
      ),
    },
    { name: 'bound before', render: () => <AlreadyBound mobile="09*****4567" /> },
  ],
};

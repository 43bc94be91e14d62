import { Dialog } from '@base-ui/react/dialog';
import { OverlayBar } from './overlay-bar.tsx';
import type { Preview } from './preview.ts';

const words = { title: 'Bank account', closeLabel: 'Close' } as const;

export const preview: Preview = {
  name: 'Overlay bar',
  states: [
    {
      name: 'closed by a cross',
      render: () => (
        <Dialog.Root>
          <OverlayBar {...words} />
        </Dialog.Root>
      ),
    },
    {
      name: 'left by an arrow back',
      render: () => (
        <Dialog.Root>
          <OverlayBar {...words} isClosedByBack />
        </Dialog.Root>
      ),
    },
  ],
};

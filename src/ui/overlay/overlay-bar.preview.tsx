import { Dialog } from '@base-ui/react/dialog';
import { OverlayBar } from './overlay-bar.tsx';
import type { Preview } from '#ui/base/preview.ts';

const words = { title: 'Bank account', closeLabel: 'Close' } as const;

export const preview: Preview = {
  name: 'Overlay bar',
  states: {
    'closed by a cross': () => (
      <Dialog.Root>
        <OverlayBar {...words} />
      </Dialog.Root>
    ),
    'left by an arrow back': () => (
      <Dialog.Root>
        <OverlayBar {...words} isClosedByBack />
      </Dialog.Root>
    ),
  },
};

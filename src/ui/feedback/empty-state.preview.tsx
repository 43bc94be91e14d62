import { Button } from '#ui/base/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';
import { OfflineIcon } from '#ui/icons/offline-icon.tsx';
import { ParolaMark } from '#ui/brand/parola-mark.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Empty state',
  states: {
    'nothing yet': () => (
      <EmptyState
        art={<HeartIcon size={56} />}
        title="No likes yet"
        text="Tap the heart on a game and it will wait for you here."
        action={<Button variant="quiet">See hot games</Button>}
      />
    ),
    failed: () => (
      <EmptyState
        art={<OfflineIcon size={56} />}
        title="The lobby cannot be reached"
        text="Check the network of this phone, then try again."
        code="Code: network"
        action={<Button>Try again</Button>}
      />
    ),
    'with the mark': () => (
      <EmptyState
        art={<ParolaMark size={88} />}
        title="Coming soon"
        text="We are hanging the lanterns."
      />
    ),
  },
};

import type { Preview } from '#ui/preview.ts';
import { NeedsConnectionScreen } from './needs-connection-screen.tsx';

export const preview: Preview = {
  name: 'Needs a connection',
  states: (['start', 'deposit', 'spin', 'profileVip', 'bind'] as const).map((noun) => ({
    name: noun,
    render: () => <NeedsConnectionScreen noun={noun} />,
  })),
};

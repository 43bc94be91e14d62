import { AppLink } from './app-link.tsx';
import type { Preview } from './preview.ts';

export const preview: Preview = {
  name: 'App link',
  states: [
    { name: 'to a place', render: () => <AppLink to="/lobby/home">Home</AppLink> },
    {
      name: 'with a field',
      render: () => (
        <AppLink to="/lobby/home" search={{ tab: 'slots' }}>
          Slots
        </AppLink>
      ),
    },
  ],
};

import { AppLink } from './app-link.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'App link',
  states: {
    'to a place': () => <AppLink to="/lobby/home">Home</AppLink>,
    'with a field': () => (
      <AppLink to="/lobby/home" search={{ tab: 'slots' }}>
        Slots
      </AppLink>
    ),
  },
};

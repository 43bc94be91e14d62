import { statesFor, type Preview } from '#ui/base/preview.ts';
import { NeedsConnectionScreen } from './needs-connection-screen.tsx';

export const preview: Preview = {
  name: 'Needs a connection',
  states: statesFor(['start', 'deposit', 'spin', 'profileVip', 'bind'], (noun) => (
    <NeedsConnectionScreen noun={noun} />
  )),
};

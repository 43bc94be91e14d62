import type { Preview } from '#ui/base/preview.ts';
import { Text } from '#ui/base/text.tsx';
import { Disclosure } from './disclosure.tsx';

export const preview: Preview = {
  name: 'Disclosure',
  states: {
    closed: () => (
      <Disclosure summary={<Text weight="bold">What counts</Text>}>
        <p>Bets of your own money count in full.</p>
      </Disclosure>
    ),
  },
};

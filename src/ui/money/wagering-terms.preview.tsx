import type { Preview } from '#ui/base/preview.ts';
import { WageringTerms } from './wagering-terms.tsx';

export const preview: Preview = {
  name: 'Wagering terms',
  states: {
    'with details': () => (
      <WageringTerms
        need="Wager ₱1,750.00 (35×) before you can withdraw it."
        lines={[
          'No deadline.',
          'Slots and Fishing bets count 100%.',
          'Poker and Live bets count 50%.',
        ]}
      />
    ),
    none: () => <WageringTerms need="No wagering required." lines={[]} />,
  },
};

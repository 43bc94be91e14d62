import type { Preview } from '#ui/base/preview.ts';
import { AmountChips } from './amount-chips.tsx';

const nothing = () => undefined;

export const preview: Preview = {
  name: 'Amount chips',
  states: {
    'with bonuses, one chosen, one closed': () => (
      <AmountChips
        label="Quick amounts"
        chips={[
          { text: '₱100', isChosen: false, onChoose: nothing },
          { text: '₱500', bonus: '+₱10', isChosen: true, onChoose: nothing },
          { text: '₱1,000', bonus: '+₱25', isChosen: false, onChoose: nothing },
          { text: '₱50,000', isChosen: false, isDisabled: true, onChoose: nothing },
        ]}
      />
    ),
  },
};

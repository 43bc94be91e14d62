import { Amount } from './amount.tsx';
import { FigureHead } from './figure-head.tsx';
import { BankIcon } from '#ui/icons/bank-icon.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { Sign } from '#ui/feedback/sign.tsx';

export const preview: Preview = {
  name: 'Figure head',
  states: {
    'with a sum': () => (
      <FigureHead
        label="In savings"
        sign={
          <Sign>
            <BankIcon />
          </Sign>
        }
      >
        <Amount text="₱1,500.00" size="huge" />
      </FigureHead>
    ),
  },
};

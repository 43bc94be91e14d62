import { BankIcon } from './icons/bank-icon.tsx';
import { PickField } from './pick-field.tsx';
import type { Preview } from './preview.ts';

const nothing = () => undefined;

export const preview: Preview = {
  name: 'Pick field',
  states: [
    {
      name: 'empty',
      render: () => <PickField label="Bank" value="" placeholder="Choose" onPick={nothing} />,
    },
    {
      name: 'picked',
      render: () => (
        <PickField label="Bank" value="LanternPay" leading={<BankIcon />} onPick={nothing} />
      ),
    },
    {
      name: 'fixed',
      render: () => (
        <PickField
          label="Bank"
          value="LanternPay"
          leading={<BankIcon />}
          disabled
          onPick={nothing}
        />
      ),
    },
    {
      name: 'wrong',
      render: () => (
        <PickField
          label="Bank"
          value=""
          placeholder="Choose"
          error="Choose one."
          onPick={nothing}
        />
      ),
    },
  ],
};

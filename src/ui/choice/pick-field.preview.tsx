import { BankIcon } from '#ui/icons/bank-icon.tsx';
import { PickField } from './pick-field.tsx';
import type { Preview } from '#ui/base/preview.ts';

const nothing = () => undefined;

export const preview: Preview = {
  name: 'Pick field',
  states: {
    empty: () => <PickField label="Bank" value="" placeholder="Choose" onPick={nothing} />,
    picked: () => (
      <PickField label="Bank" value="LanternPay" leading={<BankIcon />} onPick={nothing} />
    ),
    fixed: () => (
      <PickField label="Bank" value="LanternPay" leading={<BankIcon />} disabled onPick={nothing} />
    ),
    wrong: () => (
      <PickField label="Bank" value="" placeholder="Choose" error="Choose one." onPick={nothing} />
    ),
  },
};

import { BalanceLine } from './balance-line.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Line of the balance',
  states: {
    usual: () => <BalanceLine label="Your balance is now" balance="₱1,284.56" />,
    'a long label': () => (
      <BalanceLine label="The balance of your account is from now on" balance="₱98,765,432.10" />
    ),
  },
};

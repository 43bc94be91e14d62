import { AccountField } from './account-field.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Account field',
  states: {
    empty: () => <AccountField label="Account" />,
    wrong: () => (
      <AccountField
        label="Account"
        defaultValue="ma"
        error="The account has 4 to 16 letters and digits."
      />
    ),
  },
};

import { MobileField } from './mobile-field.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Mobile field',
  states: {
    'filled in': () => (
      <MobileField label="Mobile" countryCode="63" defaultValue="9171234567" hint="10 digits" />
    ),
    wrong: () => <MobileField label="Mobile" countryCode="66" error="9 digits, from 6, 8 or 9" />,
  },
};

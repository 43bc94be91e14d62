import { BankLogo } from './bank-logo.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Bank logo',
  states: {
    icon: () => <BankLogo name="LanternPay" iconUrl="/static/art/bank/1.svg" seed={1} />,
    letters: () => <BankLogo name="Island Trust" iconUrl="" seed={2} />,
    'icon that is missing': () => (
      <BankLogo name="Harbor" iconUrl="/static/art/bank/none.svg" seed={3} />
    ),
  },
};

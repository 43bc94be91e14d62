import { BankLogo } from './bank-logo.tsx';
import type { Preview } from './preview.ts';

export const preview: Preview = {
  name: 'Bank logo',
  states: [
    {
      name: 'icon',
      render: () => <BankLogo name="LanternPay" iconUrl="/static/art/bank/1.svg" seed={1} />,
    },
    { name: 'letters', render: () => <BankLogo name="Island Trust" iconUrl="" seed={2} /> },
    {
      name: 'icon that is missing',
      render: () => <BankLogo name="Harbor" iconUrl="/static/art/bank/none.svg" seed={3} />,
    },
  ],
};

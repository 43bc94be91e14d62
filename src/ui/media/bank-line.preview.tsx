import type { BankAccount } from '#shared/account/user.ts';
import { BankLine } from './bank-line.tsx';
import { List } from '#ui/layout/list.tsx';
import type { Preview } from '#ui/base/preview.ts';

const account: BankAccount = {
  bankId: 1,
  bankName: 'LanternPay',
  realname: 'Juana Reyes Cruz',
  mobile: '639171234567',
  cardNumber: '',
};
const shared = {
  account,
  iconUrl: '/static/art/bank/1.svg',
  changeText: 'Change',
  changeLabel: 'Change LanternPay',
  onChange: () => undefined,
};

export const preview: Preview = {
  name: 'Line of a bank account',
  states: {
    still: () => (
      <List>
        <BankLine {...shared} />
      </List>
    ),
    picked: () => (
      <List>
        <BankLine {...shared} isPicked onPick={() => undefined} />
      </List>
    ),
  },
};

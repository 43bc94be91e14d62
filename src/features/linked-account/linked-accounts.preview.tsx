import type { BankAccount } from '#shared/account/user.ts';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { LinkedAccounts, type LinkedAccountsProps } from './linked-accounts.tsx';

const banks = [1, 2].map((id) => ({
  id,
  name: id === 1 ? 'LanternPay' : 'Bangko ng Dagat',
  shortName: '',
  iconUrl: `/static/art/bank/${id}.svg`,
}));
const wallet: BankAccount = {
  bankId: 1,
  bankName: 'LanternPay',
  realname: 'Juana Reyes Cruz',
  mobile: '639171234567',
  cardNumber: '',
};

const none: LinkedAccountsProps = {
  banks,
  linked: [],
  most: 2,
  renderBankSheet: () => null,
};

const looks: Readonly<Record<string, LinkedAccountsProps>> = {
  none,
  one: { ...none, linked: [wallet] },
  full: { ...none, linked: [wallet, { ...wallet, bankId: 2, bankName: 'Bangko ng Dagat' }] },
};

export const preview: Preview = {
  name: 'Linked accounts',
  states: statesOf(looks, (props) => <LinkedAccounts {...props} />),
};

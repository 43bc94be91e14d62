import { minorUnits } from '#shared/money/money.ts';
import type { Balance, User } from '#shared/account/user.ts';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { MemberIdentity } from './member-identity.tsx';
import { MemberBalance } from './member-balance.tsx';
import type { BalanceRefresh } from './use-balance-refresh.ts';

const user: User = {
  id: 10_234,
  account: 'mangosurfer',
  nickname: 'Mango',
  avatar: 3,
  picture: '',
  signInWay: 'account',
  networkName: '',
  mobile: '09*****1234',
  vip: 2,
  registeredDays: 40,
};
const balance: Balance = {
  coin: minorUnits(123_456),
  lottery: minorUnits(100_000),
  safebox: minorUnits(50_000),
  totalRecharge: minorUnits(200_000),
  seq: 1,
};
const idle: BalanceRefresh = { status: 'idle', problem: null, refresh: () => undefined };

const balances: Readonly<Record<string, Parameters<typeof MemberBalance>[0]>> = {
  balance: { balance, hasBank: true, isConnected: true, refresh: idle },
  'without a bank, offline': { balance, hasBank: false, isConnected: false, refresh: idle },
  refreshing: {
    balance,
    hasBank: true,
    isConnected: true,
    refresh: { ...idle, status: 'refreshing' },
  },
  'a refresh that failed': {
    balance,
    hasBank: true,
    isConnected: true,
    refresh: { ...idle, status: 'failed', problem: 'There is no connection. Try again.' },
  },
  'not told yet': { balance: null, hasBank: true, isConnected: true, refresh: idle },
};

export const preview: Preview = {
  name: 'Member card',
  states: {
    player: () => <MemberIdentity user={user} />,
    'a long name': () => (
      <MemberIdentity user={{ ...user, nickname: 'Mango'.repeat(30), vip: 10 }} />
    ),
    'through a network': () => (
      <MemberIdentity user={{ ...user, signInWay: 'google', networkName: 'mango@example.com' }} />
    ),
    'a guest': () => <MemberIdentity user={{ ...user, signInWay: 'guest', mobile: '' }} />,
    'player not told yet': () => <MemberIdentity user={null} />,
    ...statesOf(balances, (props) => <MemberBalance {...props} />),
  },
};

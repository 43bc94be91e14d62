import type { Bank } from '#shared/bank-account/bank-account.ts';
import type { BankAccount } from '#shared/account/user.ts';
import type { MoneyCode } from '#state/session/verification.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { BankAccountSheet } from './bank-account-sheet.tsx';
import { BankAccountPanel, type BankAccountPanelProps } from './bank-account-panel.tsx';
import type { BankAccountView } from './use-bank-account.ts';

const banks: readonly Bank[] = [
  { id: 1, name: 'LanternPay', shortName: 'LPAY', iconUrl: '/static/art/bank/1.svg' },
  { id: 2, name: 'Kawayan Wallet', shortName: 'KWYN', iconUrl: '/static/art/bank/2.svg' },
  { id: 3, name: 'Island Trust Bank', shortName: 'ITB', iconUrl: '' },
];
const bound: readonly BankAccount[] = [
  {
    bankId: 1,
    bankName: 'LanternPay',
    realname: 'Ana Cruz',
    mobile: '639171234567',
    cardNumber: '9171234567',
  },
];
const idle: BankAccountView = {
  status: 'idle',
  isAdded: false,
  problem: null,
  fields: {},
  proof: null,
  hasPasskey: false,
  submit: () => ({}),
  clearFault: () => undefined,
};
const empty: BankAccountPanelProps = {
  title: 'Add an account',
  backLabel: 'Back',
  view: idle,
  draft: 'bank-account-preview',
  countryCode: '63',
  lengthMax: 10,
  banks,
  bound: [],
};

const noCode: MoneyCode = {
  isAsked: false,
  isReady: true,
  length: 6,
  render: () => null,
  refused: () => null,
  spent: () => undefined,
};

const looks: Readonly<Record<string, BankAccountPanelProps>> = {
  empty,
  'with an arrow back': { ...empty, onBack: () => undefined },
  'a bank is given': { ...empty, title: 'Change the account', bound, defaultBankId: 1 },
  'by passkey': { ...empty, view: { ...idle, hasPasskey: true } },
  'information is missing': {
    ...empty,
    view: {
      ...idle,
      problem: 'Please enter your account information.',
      fields: { bank: 'missing', realname: 'missing', number: 'missing' },
    },
  },
  'wrong name and number': {
    ...empty,
    view: { ...idle, fields: { realname: 'digits', number: 'wrong' } },
  },
  sending: { ...empty, bound, defaultBankId: 1, view: { ...idle, status: 'sending' } },
  refused: {
    ...empty,
    bound,
    defaultBankId: 1,
    view: {
      ...idle,
      problem: 'This bank is linked to an account already. Please choose another. Code: 5',
    },
  },
  saved: { ...empty, bound, defaultBankId: 1, view: { ...idle, status: 'done' } },
};

export const preview: Preview = {
  name: 'Bank info form',
  states: {
    ...statesOf(looks, (props) => <BankAccountPanel {...props} />),
    'in a sheet': () => (
      <PreviewStage
        label="Open the sheet"
        render={(isOpen, onClose) => (
          <BankAccountSheet
            title="Add an account"
            bankId={undefined}
            code={noCode}
            isOpen={isOpen}
            onClose={onClose}
            onClosed={() => undefined}
          />
        )}
      />
    ),
  },
};

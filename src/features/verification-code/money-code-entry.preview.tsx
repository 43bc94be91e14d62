import { seconds } from '#shared/time/duration.ts';
import type { Verification } from '#state/session/verification.ts';
import type { Preview } from '#ui/base/preview.ts';
import { MoneyCodeEntry } from './money-code-entry.tsx';

const nothing = () => undefined;
const verification: Verification = {
  sent: null,
  isSending: false,
  problem: null,
  length: 6,
  countryCode: '63',
  expiresIn: seconds(0),
  resendIn: seconds(0),
  isUsable: false,
  send: () => Promise.resolve(null),
  refused: nothing,
  forget: nothing,
};
const entry = {
  verification,
  boundMobile: '09*****4567',
  likelyMobile: '9171234567',
  error: undefined,
  onInput: nothing,
};

export const preview: Preview = {
  name: 'Code by SMS for money',
  states: {
    'not sent yet': () => <MoneyCodeEntry {...entry} />,
    'not sent, and asked for': () => (
      <MoneyCodeEntry {...entry} error="Send yourself a code first." />
    ),
    'no mobile bound': () => <MoneyCodeEntry {...entry} boundMobile="" />,
  },
};

import { epochMs, seconds } from '#shared/time/duration.ts';
import type { Verification } from '#state/session/verification.ts';
import type { Preview } from '#ui/base/preview.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { ForgotPassword } from './forgot-password.tsx';

const asking: Verification = {
  sent: null,
  isSending: false,
  problem: null,
  length: 6,
  countryCode: '63',
  expiresIn: seconds(0),
  resendIn: seconds(0),
  isUsable: false,
  send: () => Promise.resolve(null),
  refused: () => undefined,
  forget: () => undefined,
};

const waiting: Verification = {
  ...asking,
  isUsable: true,
  sent: {
    mobile: '9171234567',
    account: 'maya2026',
    expiresAt: epochMs(0),
    resendAt: epochMs(0),
    triesLeft: 5,
    leftToday: 9,
  },
};

const rest = {
  onDone: () => undefined,
  renderCode: () => <TextField label="Code" name="code" />,
};

export const preview: Preview = {
  name: 'Forgot password',
  states: {
    'account and mobile': () => <ForgotPassword {...rest} verification={asking} />,
    'code and new password': () => <ForgotPassword {...rest} verification={waiting} />,
  },
};

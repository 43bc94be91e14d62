import { epochMs, seconds } from '#shared/time/duration.ts';
import type { Verification } from '#state/session/verification.ts';
import type { Preview } from '#ui/base/preview.ts';
import { CodeEntry } from './code-entry.tsx';

const waiting: Verification = {
  sent: {
    mobile: '9171234567',
    account: '',
    expiresAt: epochMs(0),
    resendAt: epochMs(0),
    triesLeft: 4,
    leftToday: 8,
  },
  isSending: false,
  problem: null,
  length: 6,
  countryCode: '63',
  expiresIn: seconds(252),
  resendIn: seconds(45),
  isUsable: true,
  send: () => Promise.resolve(null),
  refused: () => undefined,
  forget: () => undefined,
};

export const preview: Preview = {
  name: 'Code by SMS',
  states: {
    waiting: () => <CodeEntry verification={waiting} />,
    expired: () => (
      <CodeEntry
        verification={{
          ...waiting,
          isUsable: false,
          expiresIn: seconds(0),
          resendIn: seconds(0),
        }}
      />
    ),
  },
};

import type { Passkey } from '#api/passkey.ts';
import { DAY_MS, epochMs, HOUR_MS } from '#shared/time/duration.ts';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import { PasskeyLogIn } from './passkey-log-in.tsx';
import { PasskeyPanel } from './passkey-section.tsx';
import type { Passkeys } from './use-passkeys.ts';

const NOW = Date.UTC(2026, 0, 2, 12);
const nothing = () => undefined;
const phone: Passkey = {
  id: 'a',
  name: 'Android · Chrome',
  createdAt: epochMs(NOW - 30 * DAY_MS),
  lastUsedAt: epochMs(NOW - 3 * HOUR_MS),
};
const laptop: Passkey = {
  id: 'b',
  name: '',
  createdAt: epochMs(NOW - DAY_MS),
  lastUsedAt: undefined,
};
const two: Passkeys = {
  list: { status: 'ready', passkeys: [phone, laptop], fetchedAt: NOW },
  step: null,
  proof: null,
  isBusy: false,
  problem: null,
  done: null,
  add: nothing,
  remove: nothing,
  submit: nothing,
  cancel: nothing,
};

const looks: Readonly<Record<string, Passkeys>> = {
  loading: { ...two, list: { status: 'loading' } },
  failed: { ...two, list: FAILED },
  none: { ...two, list: { status: 'ready', passkeys: [], fetchedAt: NOW } },
  two,
  'being added': { ...two, isBusy: true },
  'could not be added': { ...two, problem: 'This phone already has a passkey for your account.' },
  removing: { ...two, step: { kind: 'remove', passkey: phone } },
  added: { ...two, done: { kind: 'added' } },
};

export const preview: Preview = {
  name: 'Passkeys',
  states: {
    ...statesOf(looks, (props) => <PasskeyPanel {...props} />),
    'log in': () => <PasskeyLogIn onDone={nothing} />,
  },
};

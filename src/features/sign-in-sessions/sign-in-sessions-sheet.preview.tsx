import type { SignedInPhone } from '#api/account-extras.ts';
import { epochMs, HOUR_MS } from '#shared/time/duration.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import { SessionList } from './session-list.tsx';
import { SignInSessionsSheet } from './sign-in-sessions-sheet.tsx';
import type { EndSession } from './use-end-session.ts';
import type { SignInSessions } from './use-sign-in-sessions.ts';

const NOW = Date.UTC(2026, 0, 2, 12);
const here: SignedInPhone = {
  id: 'a',
  device: 'Pixel 9',
  ip: '203.0.*.*',
  lastSeen: epochMs(NOW),
  isThisPhone: true,
};
const other: SignedInPhone = {
  id: 'b',
  device: 'iPhone',
  ip: '198.51.*.*',
  lastSeen: epochMs(NOW - 3 * HOUR_MS),
  isThisPhone: false,
};
const still: EndSession = {
  asked: null,
  isBusy: false,
  problem: null,
  ended: null,
  ask: () => undefined,
  cancel: () => undefined,
  confirm: () => undefined,
};
const ready: SignInSessions = {
  status: 'ready',
  phones: [here, other],
  fetchedAt: NOW,
  problem: null,
};

const looks: Readonly<Record<string, Parameters<typeof SessionList>[0]>> = {
  loading: { state: { status: 'loading' }, end: still },
  ready: { state: ready, end: still },
  'only this phone': { state: { ...ready, phones: [here] }, end: still },
  'not asked for again': { state: { ...ready, problem: 'There is no connection.' }, end: still },
  asking: { state: ready, end: { ...still, asked: other } },
  'could not be logged out': {
    state: ready,
    end: { ...still, asked: other, problem: 'There is no connection. Try again.' },
  },
  'logged out': { state: { ...ready, phones: [here] }, end: { ...still, ended: other } },
  failed: {
    state: FAILED,
    end: still,
  },
};

export const preview: Preview = {
  name: 'Phones signed in',
  states: {
    sheet: () => (
      <PreviewStage
        label="Open the phones"
        render={(isOpen, onClose) => (
          <SignInSessionsSheet isOpen={isOpen} onClose={onClose} onClosed={() => undefined} />
        )}
      />
    ),
    ...statesOf(looks, (props) => <SessionList {...props} />),
  },
};

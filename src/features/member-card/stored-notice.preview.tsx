import type { Preview } from '#ui/base/preview.ts';
import { StoredNotice } from './stored-notice.tsx';

const RECEIVED = Date.UTC(2026, 0, 1);

export const preview: Preview = {
  name: 'Stored account notice',
  states: {
    offline: () => <StoredNotice isConnected={false} receivedAt={RECEIVED} />,
    unreachable: () => <StoredNotice isConnected receivedAt={RECEIVED} />,
  },
};

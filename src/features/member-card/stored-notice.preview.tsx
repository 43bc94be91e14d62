import type { Preview } from '#ui/preview.ts';
import { StoredNotice } from './stored-notice.tsx';

const RECEIVED = Date.UTC(2026, 0, 1);

export const preview: Preview = {
  name: 'Stored account notice',
  states: [
    {
      name: 'offline',
      render: () => <StoredNotice isConnected={false} receivedAt={RECEIVED} />,
    },
    { name: 'unreachable', render: () => <StoredNotice isConnected receivedAt={RECEIVED} /> },
  ],
};

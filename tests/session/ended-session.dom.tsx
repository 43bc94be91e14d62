/** Screens that are still mounted when their session ends. */
import { IdentityCard } from '#features/identity/identity-card.tsx';
import { SuperiorSheet } from '#features/superior/superior-sheet.tsx';
import { sessionEnded, type SessionEnd } from '#state/session/session-slice.ts';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createApp, renderApp } from '#tests/app/render-app.tsx';

const nothing = () => undefined;

it.each<SessionEnd>(['logged-out', 'expired', 'lost', 'other-tab'])(
  'send no call without a player after the end "%s"',
  async (end) => {
    const app = await createApp();
    app.answer('identity', { status: 0, need: [], url: '' });
    await renderApp(
      app,
      <>
        <IdentityCard isWanted={false} />
        <SuperiorSheet isOpen onClose={nothing} onClosed={nothing} />
      </>,
    );
    await vi.waitFor(() => expect(app.sent('identity')).toHaveLength(1));
    app.platform.received.length = 0;
    if (end === 'other-tab') app.platform.token = null;
    await act(async () => {
      app.store.dispatch(sessionEnded(end));
    });
    await vi.waitFor(() => expect(app.ends).toEqual([end]));
    await act(async () => undefined);
    const bare = app.platform.received.filter(({ headers }) => !('authorization' in headers));
    expect(bare.map(({ name }) => name)).toEqual([]);
    expect(app.ends).toEqual([end]);
  },
);

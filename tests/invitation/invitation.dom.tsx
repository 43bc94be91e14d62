import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { invitation as messages } from '#features/invitation/texts/en-PH.ts';
import { invitation as thai } from '#features/invitation/texts/th-TH.ts';
import { InvitationScreen } from '#screens/invitation/invitation-screen.tsx';
import { fill } from '#tests/support/pages/texts.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

type Records = WireResponseOf<'spinRecord'>;

const friend = (phone: string) => ({
  time: 1_700_000_000_000,
  phone,
  avatar: 3,
  amount: 2_500,
  status: 1 as const,
});

const page = (list: Records['list'], more: Partial<Records> = {}): Records => ({
  list,
  pageNo: 1,
  pageSize: 20,
  total: list.length,
  hasMore: 0,
  ...more,
});

/** The server's address for invite links. */
const LINKS = { h5: { url: [{ base: 'https://parola.example/', share: { 1: 'Play with me' } }] } };

async function openScreen(app: App, friends: Records = page([friend('09*****1234')])) {
  app.answer('spinRecord', friends);
  await renderApp(app, <InvitationScreen />);
  return userEvent.setup();
}

describe('the invitation screen', () => {
  it('shows the code and the invited friends', async () => {
    await openScreen(await createApp());
    expect(screen.getByText('MANGO7')).toBeTruthy();
    expect(await screen.findByText('09*****1234')).toBeTruthy();
    expect(screen.getByText('+₱25.00')).toBeTruthy();
    expect(screen.getByText(fill(messages.friends.count_one, { count: 1 }))).toBeTruthy();
  });

  it('loads the next page on demand', async () => {
    const app = await createApp();
    const user = await openScreen(app, page([friend('09*****1234')], { total: 2, hasMore: 1 }));
    const more = await screen.findByRole('button', { name: messages.friends.more });
    app.answer('spinRecord', page([friend('09*****9876')], { pageNo: 2, total: 2 }));
    await user.click(more);
    expect(await screen.findByText('09*****9876')).toBeTruthy();
    expect(app.sent('spinRecord')).toMatchObject([{ pageNo: 1 }, { pageNo: 2 }]);
  });

  it('says that nobody has joined yet', async () => {
    await openScreen(await createApp(), page([]));
    expect(await screen.findByText(messages.friends.noneText)).toBeTruthy();
  });

  it('shows an error when the friends could not be loaded', async () => {
    const app = await createApp();
    app.platform.reply('spinRecord', { status: 403 });
    await renderApp(app, <InvitationScreen />);
    expect(await screen.findByText(messages.friends.failed)).toBeTruthy();
    expect(screen.getByText('MANGO7')).toBeTruthy();
  });

  it('offers no picture where the browser shares none', async () => {
    await openScreen(await createApp({ config: LINKS }));
    expect(screen.getByRole('button', { name: messages.share })).toBeTruthy();
    expect(screen.queryByRole('button', { name: messages.picture })).toBeNull();
  });

  it('shows the link on one line, as its host and the code', async () => {
    await openScreen(await createApp({ config: LINKS }));
    expect(screen.getByText('parola.example/…MANGO7')).toBeTruthy();
  });

  it('offers the picture only once it is drawn', async () => {
    Object.assign(navigator, { canShare: () => true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'canShare'));
    await openScreen(await createApp({ config: LINKS }));
    // Nothing is drawn here: this DOM has no canvas.
    const button = screen.getByRole('button', { name: messages.picture });
    expect(button.hasAttribute('disabled')).toBe(true);
  });

  it('is translated into Thai', async () => {
    await openScreen(await createApp({ language: 'th-TH' }), page([]));
    expect(await screen.findByText(thai.friends.none)).toBeTruthy();
  });
});

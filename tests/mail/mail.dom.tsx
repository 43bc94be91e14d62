import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { mail as messages } from '#features/mail/texts/en-PH.ts';
import { mail as thai } from '#features/mail/texts/th-TH.ts';
import { MailScreen } from '#screens/mail/mail-screen.tsx';
import { fill, patternOf } from '#tests/support/pages/texts.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

const dots = { red0: 0, red1: 1, red2: 0 };

const GIFTS: WireResponseOf<'mails'> = {
  list: [
    {
      id: 11,
      type: 1,
      title: 'A gift for you',
      preview: 'Five coins',
      sendTime: 1_700_000_000_000,
      expireTime: 0,
      isRead: 0,
      isReceive: 0,
      rewards: [{ id: 2001, count: 500 }],
    },
  ],
  pageNo: 1,
  pageSize: 20,
  total: 1,
  hasMore: 0,
  ...dots,
};

const received: WireResponseOf<'claimMail'> = {
  receivedIds: [11],
  rewards: [{ id: 2001, count: 500 }],
  coin: 123_956,
  seq: 9,
  ...dots,
  red1: 0,
};

const nothing = () => undefined;

async function openGifts(app: App) {
  app.answer('mailDots', dots);
  await renderApp(
    app,
    <MailScreen query={{ tab: 'gift' }} onTab={nothing} onOpen={nothing} onClose={nothing} />,
  );
  return userEvent.setup();
}

describe('the mail screen', () => {
  it('claims all gifts once for two taps and shows the reward', async () => {
    const app = await createApp();
    app.answer('mails', GIFTS);
    app.answer('claimMail', received, 50);
    const user = await openGifts(app);
    await user.dblClick(await screen.findByRole('button', { name: messages.claimAll }));
    await expect.poll(() => app.overlays()).toEqual(['reward']);
    expect(app.sent('claimMail')).toMatchObject([{ type: 1 }]);
  });

  it('says that there is no mail', async () => {
    const app = await createApp();
    app.answer('mails', { ...GIFTS, list: [], total: 0 });
    await openGifts(app);
    expect(await screen.findByText(messages.empty.gift)).toBeTruthy();
  });

  it('explains why the server refused', async () => {
    const app = await createApp();
    app.answer('mails', GIFTS);
    app.refuse('claimMail', 1262);
    const user = await openGifts(app);
    await user.click(await screen.findByRole('button', { name: messages.claimAll }));
    expect(await screen.findByText(fill(messages.error.nothing, { code: 1262 }))).toBeTruthy();
  });

  it('retries a claim without an answer under the same request number', async () => {
    const app = await createApp();
    app.answer('mails', GIFTS);
    app.platform.reply('claimMail', 'no-network');
    const user = await openGifts(app);
    await user.click(await screen.findByRole('button', { name: messages.claimAll }));
    expect(await screen.findByText(patternOf(messages.unknown))).toBeTruthy();
    app.answer('claimMail', received);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => app.overlays()).toEqual(['reward']);
    const [lost, again] = app.sent('claimMail');
    expect(again).toEqual(lost);
  });

  it('shows an error when loading fails', async () => {
    const app = await createApp();
    app.platform.reply('mails', { status: 403 });
    await openGifts(app);
    expect(await screen.findByText(messages.loadFailed)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH' });
    app.answer('mails', GIFTS);
    await openGifts(app);
    expect(await screen.findByRole('button', { name: thai.claimAll })).toBeTruthy();
  });
});

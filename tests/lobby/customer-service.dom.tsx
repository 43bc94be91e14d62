import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { customerService as messagesOfScreen } from '#features/customer-service/texts/en-PH.ts';
import { ServiceScreen } from '#screens/service/service-screen.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fill } from '#tests/support/pages/texts.ts';
import { dotted } from '#tests/app/dotted.ts';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const { service: messages } = enPH.screens;
const { online, offline } = enPH.footer;

type Queue = WireResponseOf<'customerServices'>['appCustomerServiceQueue'];

const CHAT: Queue[number] = {
  id: 1,
  name: 'Live chat',
  url: 'https://help.example/chat',
  icon: '',
  online: 1,
};
const CALL = {
  ...CHAT,
  id: 2,
  name: 'Call me back',
  url: 'https://help.example/call',
  online: 0,
} as const;
const QUEUE = [CHAT, CALL];

/** Opens the screen with the given support services. */
async function openServices(queue: Queue, options: AppOptions = { isVisitor: true }) {
  const app = await createApp(options);
  app.answer('customerServices', { appCustomerServiceQueue: queue });
  await renderApp(app, <ServiceScreen />);
  return app;
}

/** Intl separates a time from AM and PM by a narrow space. */

describe('customer service', () => {
  it('lists every channel, for visitors too, and names the staff who are online [api.customer-services]', async () => {
    await openServices(QUEUE);
    const chat = await screen.findByRole('link', { name: /Live chat/ });
    expect(chat.getAttribute('href')).toBe('https://help.example/chat');
    expect(chat.getAttribute('target')).toBe('_blank');
    expect(chat.textContent).toContain(online);
    const call = screen.getByRole('link', { name: /Call me back/ });
    expect(call.textContent).toContain(offline);
  });

  it('omits addresses that a browser must not open', async () => {
    await openServices([{ ...CHAT, url: 'data:text/html,harm' }, CALL]);
    await screen.findByRole('link', { name: /Call me back/ });
    expect(screen.queryByText(/Live chat/)).toBeNull();
  });

  it('says until when it is open and when it opens, in the market’s time', async () => {
    // The server's clock says 6:13 in the morning, in Manila.
    const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
    await openServices([
      { ...CHAT, hours: hours(0, 0) },
      { ...CALL, hours: hours(9, 18) },
      { ...CHAT, id: 3, hours: hours(22, 8) },
    ]);
    const { allDay, opens, until } = messagesOfScreen;
    expect(await screen.findByText(dotted(online, allDay))).toBeTruthy();
    for (const [status, words] of [
      [offline, fill(opens, { time: '9:00 AM' })],
      [online, fill(until, { time: '8:00 AM' })],
    ] as const) {
      expect(screen.getByText(dotted(status, words))).toBeTruthy();
    }
  });

  it('shows no hours that contradict who is there, or that are broken', async () => {
    const away = { ...CHAT, online: 0, hours: { from: 0, to: 0 } } as const;
    await openServices([away, { ...CALL, hours: { from: -1, to: 9_999 } }]);
    expect(await screen.findAllByText(offline)).toHaveLength(2);
  });

  it('answers common questions, each with its place, also when loading fails', async () => {
    const app = await createApp({ isVisitor: true });
    app.platform.reply('customerServices', { status: 403 });
    await renderApp(app, <ServiceScreen />);
    expect(await screen.findByText(messagesOfScreen.password.ask)).toBeTruthy();
    const link = screen.getByText(messagesOfScreen.password.go);
    expect(link.getAttribute('href')).toBe('/forget');
    expect(screen.queryByText(messagesOfScreen.records.ask)).toBeNull();
    const answers = [...document.querySelectorAll('details')];
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer.querySelectorAll('a')).toHaveLength(1);
  });

  it('says that there are no channels', async () => {
    await openServices([]);
    expect(await screen.findByText(messages.emptyTitle)).toBeTruthy();
  });

  it('shows an error when loading fails, and retries', async () => {
    const app = await createApp({ isVisitor: true });
    app.platform.reply('customerServices', { status: 403 });
    await renderApp(app, <ServiceScreen />);
    expect(await screen.findByText(messages.unavailable)).toBeTruthy();
    app.answer('customerServices', { appCustomerServiceQueue: QUEUE });
    await userEvent.setup().click(screen.getByRole('button', { name: enPH.common.retry }));
    expect(await screen.findByRole('link', { name: /Live chat/ })).toBeTruthy();
  });

  it('says that there is no network', async () => {
    const app = await createApp({ isVisitor: true });
    app.platform.reply('customerServices', 'no-network');
    await renderApp(app, <ServiceScreen />);
    expect(await screen.findByText(enPH.common.problem.network)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    await openServices([], { language: 'th-TH' });
    expect(await screen.findByText(thTH.screens.service.emptyTitle)).toBeTruthy();
  });
});

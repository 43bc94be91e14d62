import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { SignInSessionsSheet } from '#features/sign-in-sessions/sign-in-sessions-sheet.tsx';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { fill } from '#tests/support/pages/texts.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

const messages = enPH.member.sessions;

const time = 1_700_000_000_000;
const here = { id: 'a', device: 'Pixel 9', ip: '203.0.113.*', time, current: 1 } as const;
const other = { id: 'b', device: 'iPhone', ip: '198.51.100.*', time, current: 0 } as const;

const nothing = () => undefined;

async function openSheet(app: App, list: WireResponseOf<'sessions'>['list'] = [other, here]) {
  app.answer('sessions', { list });
  await renderApp(app, <SignInSessionsSheet isOpen onClose={nothing} onClosed={nothing} />);
  return userEvent.setup();
}

const endOther = (t = messages) =>
  screen.findByRole('button', { name: fill(t.logoutOf, { device: 'iPhone' }) });

describe('the sheet of signed-in devices', () => {
  it('logs another device out after a confirmation', async () => {
    const app = await createApp();
    app.answer('logout', {});
    const user = await openSheet(app);
    await user.click(await endOther());
    expect(screen.getByText(fill(messages.question, { device: 'iPhone' }))).toBeTruthy();
    expect(app.sent('logout')).toEqual([]);
    await user.dblClick(screen.getByRole('button', { name: messages.logout }));
    expect(await screen.findByText(fill(messages.done, { device: 'iPhone' }))).toBeTruthy();
    expect(app.sent('logout')).toMatchObject([{ id: 'b' }]);
  });

  it('does not log a device out when cancelled, and never offers this one', async () => {
    const app = await createApp();
    const user = await openSheet(app);
    await user.click(await endOther());
    await user.click(screen.getByRole('button', { name: messages.cancel }));
    expect(await endOther()).toBeTruthy();
    expect(
      screen.queryByRole('button', { name: fill(messages.logoutOf, { device: 'Pixel 9' }) }),
    ).toBeNull();
    expect(app.sent('logout')).toEqual([]);
  });

  it('says that no other device is signed in', async () => {
    await openSheet(await createApp(), [here]);
    expect(await screen.findByText(messages.onlyThis)).toBeTruthy();
  });

  it('shows why a device was not logged out', async () => {
    const app = await createApp();
    app.platform.reply('logout', 'no-network');
    const user = await openSheet(app);
    await user.click(await endOther());
    await user.click(screen.getByRole('button', { name: messages.logout }));
    expect(await screen.findByText(enPH.common.problem.network)).toBeTruthy();
  });

  it('can be reloaded after an error', async () => {
    const app = await createApp();
    app.platform.reply('sessions', { status: 403 });
    await renderApp(app, <SignInSessionsSheet isOpen onClose={nothing} onClosed={nothing} />);
    expect(await screen.findByText(messages.failedTitle)).toBeTruthy();
    app.answer('sessions', { list: [here] });
    await userEvent.setup().click(screen.getByRole('button', { name: enPH.common.retry }));
    expect(await screen.findByText(messages.onlyThis)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    await openSheet(await createApp({ language: 'th-TH' }));
    expect(await endOther(thTH.member.sessions)).toBeTruthy();
  });
});

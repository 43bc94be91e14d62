import { refreshPlayer } from '#app/refresh-player.ts';
import { SuperiorHint } from '#features/invitation/superior-hint.tsx';
import { SuperiorSheet } from '#features/superior/superior-sheet.tsx';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { refusalText } from '#tests/support/pages/texts.ts';
import { wireUser } from '#tests/builders/wire.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

const messages = enPH.member.superior;
const nothing = () => undefined;

/** Opens the sheet of a player invited by this account; '' means nobody. */
async function openSheet(app: App, pid = '') {
  app.platform.reply('lightRefresh', { json: { errcode: 0, user: wireUser({ pid }) } });
  await renderApp(app, <SuperiorSheet isOpen onClose={nothing} onClosed={nothing} />);
  return userEvent.setup();
}

const enterCode = async (user: ReturnType<typeof userEvent.setup>, code: string) => {
  await user.type(await screen.findByRole('textbox', { name: messages.label }), code);
  await user.dblClick(screen.getByRole('button', { name: messages.submit }));
};

describe('the superior sheet', () => {
  it('sends the inviter’s code once for two taps', async () => {
    const app = await createApp();
    app.answer('agentFill', { pid: '10012', nickname: 'Lolita' }, 50);
    const user = await openSheet(app);
    await enterCode(user, ' LANTERN7 ');
    expect(await screen.findByText(messages.justBound)).toBeTruthy();
    expect(screen.getByText('Lolita')).toBeTruthy();
    expect(app.sent('agentFill')).toMatchObject([{ pid: 'LANTERN7' }]);
  });

  it('requires a code before it sends anything', async () => {
    const app = await createApp();
    const user = await openSheet(app);
    await user.click(await screen.findByRole('button', { name: messages.submit }));
    expect((await screen.findAllByText(messages.empty)).length).toBeGreaterThan(0);
    expect(app.sent('agentFill')).toEqual([]);
  });

  it.each([
    [1082, 'empty'],
    [1083, 'self'],
    [1085, 'missing'],
    [1086, 'taken'],
  ] as const)('explains refusal %i [errors.superior]', async (code, reason) => {
    const app = await createApp();
    app.refuse('agentFill', code);
    const user = await openSheet(app);
    await enterCode(user, 'LANTERN7');
    const shown = await screen.findAllByText(refusalText(enPH.errors.superior[reason], { code }));
    expect(shown.length).toBeGreaterThan(0);
  });

  it('links to binding a mobile when one must be bound first [errors.superior]', async () => {
    const app = await createApp();
    app.refuse('agentFill', 1084);
    const user = await openSheet(app);
    await enterCode(user, 'LANTERN7');
    const link = await screen.findByRole('link', { name: messages.bindMobile });
    expect(link.getAttribute('href')).toBe('/bind');
  });

  it('shows the superior, and that it cannot be changed', async () => {
    await openSheet(await createApp(), '10012');
    expect(await screen.findByText(messages.boundText)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows an error when loading fails', async () => {
    const app = await createApp();
    app.platform.reply('lightRefresh', { status: 403 });
    await renderApp(app, <SuperiorSheet isOpen onClose={nothing} onClosed={nothing} />);
    expect(await screen.findByText(messages.failedTitle)).toBeTruthy();
  });

  it('asks once when the invitation screen and the refresh of the player ask together', async () => {
    const app = await createApp();
    app.platform.reply('lightRefresh', { json: { errcode: 0, user: wireUser({ pid: '' }) } });
    const balance = { coin: 0, lottery: 0, safebox: 0, totalRecharge: 0, vip: 0, seq: 2 };
    app.answer('refreshBalance', balance);
    await renderApp(app, <SuperiorHint onOpen={nothing} />);
    await refreshPlayer(app.store.dispatch);
    expect(await screen.findByRole('button')).toBeTruthy();
    expect(app.sent('lightRefresh')).toHaveLength(1);
  });

  it('asks again at once when the player tries again', async () => {
    const app = await createApp();
    app.platform.reply('lightRefresh', { status: 403 });
    await renderApp(app, <SuperiorSheet isOpen onClose={nothing} onClosed={nothing} />);
    const again = await screen.findByRole('button', { name: enPH.common.retry });
    app.platform.reply('lightRefresh', { json: { errcode: 0, user: wireUser({ pid: '10012' }) } });
    await userEvent.setup().click(again);
    expect(await screen.findByText(messages.boundText)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    await openSheet(await createApp({ language: 'th-TH' }));
    expect(await screen.findByText(thTH.member.superior.text)).toBeTruthy();
  });
});

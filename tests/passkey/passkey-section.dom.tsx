import { SignInDevices } from '#app/sign-in-devices.tsx';
import { passkey as messages } from '#features/passkey/texts/en-PH.ts';
import { passkey as thai } from '#features/passkey/texts/th-TH.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { PASSKEYS_MAX } from '#shared/passkey/limits.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { ACCOUNT_RULES, PASSWORD } from '#tests/account/account-rules.ts';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';
import { fill, refusalText } from '#tests/support/pages/texts.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { CHALLENGE, failing, fakeCredentials, removeCredentials } from './fake-credentials.ts';

const NOW = Date.now();
const phone = { id: 'a', name: 'Pixel 9', createTime: NOW - DAY_MS, lastUseTime: NOW };
const nameless = { id: 'b', name: '', createTime: NOW };
const nothing = () => undefined;

afterEach(removeCredentials);

async function playersApp(list: object[] = [phone], more: AppOptions = {}) {
  const app = await createApp({ config: ACCOUNT_RULES, ...more });
  app.answer('sessions', { list: [] });
  app.platform.reply('passkeyList', { json: { errcode: 0, list } });
  app.answer('passkeyOptions', CHALLENGE);
  app.answer('passkeyCreate', { id: 'new' });
  app.answer('passkeyRemove', {});
  return app;
}

async function openDevices(app: Awaited<ReturnType<typeof playersApp>>) {
  await renderApp(app, <SignInDevices isOpen onClose={nothing} onClosed={nothing} />);
  return userEvent.setup();
}

const add = () => screen.findByRole('button', { name: messages.add });
const removeOf = (name: string) => fill(messages.removeOf, { name });

describe('the passkeys below the devices', () => {
  it('are listed with name, day and last use', async () => {
    fakeCredentials();
    await openDevices(await playersApp([phone, nameless]));
    expect(await screen.findByText('Pixel 9')).toBeTruthy();
    expect(screen.getByText(messages.unnamed)).toBeTruthy();
    expect(screen.getByText(messages.unused)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(2);
  });

  it('gain one, whose ticket and key leave nothing in the store', async () => {
    const { create } = fakeCredentials();
    const app = await playersApp([]);
    const user = await openDevices(app);
    expect(await screen.findByText(messages.none)).toBeTruthy();
    await user.dblClick(await add());
    expect(await screen.findByText(messages.added)).toBeTruthy();
    expect(create).toHaveBeenCalledOnce();
    expect(app.sent('passkeyOptions')).toMatchObject([{ purpose: 'create' }]);
    const response = { id: 'Y3JlZGVudGlhbA', response: { transports: ['internal'] } };
    expect(app.sent('passkeyCreate')).toMatchObject([{ ticket: CHALLENGE.ticket, response }]);
    await waitFor(() => expect(app.sent('passkeyList')).toHaveLength(2));
    const state = JSON.stringify(app.store.getState());
    for (const secret of [CHALLENGE.ticket, 'Y3JlZGVudGlhbA']) expect(state).not.toContain(secret);
  });

  it('ask for the password of an older session, and send the same passkey again with it', async () => {
    const { create } = fakeCredentials();
    const app = await playersApp([]);
    app.refuse('passkeyCreate', 1293);
    const user = await openDevices(app);
    await user.click(await add());
    const field = await screen.findByLabelText(enPH.account.proof.label);
    const needed = enPH.errors.verification.passwordNeeded;
    expect(screen.getByText(refusalText(needed, { code: 1293 }))).toBeTruthy();
    app.answer('passkeyCreate', { id: 'new' });
    await user.type(field, PASSWORD);
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: messages.add }));
      expect(app.sent('passkeyCreate')).toHaveLength(2);
    });
    expect(await screen.findByText(messages.added)).toBeTruthy();
    const [first, second] = app.sent('passkeyCreate');
    expect(create).toHaveBeenCalledOnce();
    expect(second).toMatchObject({ ...first, password: expect.any(String) });
    expect(JSON.stringify(second)).not.toContain(PASSWORD);
  });

  it('say nothing about a closed prompt, and explain the others', async () => {
    const { create } = fakeCredentials();
    const app = await playersApp([]);
    const user = await openDevices(app);
    for (const [name, text] of [
      ['NotAllowedError', null],
      ['InvalidStateError', messages.known],
      ['UnknownError', messages.failed],
    ] as const) {
      create.mockImplementationOnce(failing(name));
      const calls = create.mock.calls.length;
      await waitFor(async () => {
        await user.click(await add());
        expect(create.mock.calls.length).toBe(calls + 1);
      });
      await waitFor(async () => expect((await add()).getAttribute('aria-busy')).toBe('false'));
      expect(screen.queryByRole('alert')?.textContent ?? null).toBe(text);
    }
    expect(app.sent('passkeyCreate')).toEqual([]);
  });

  it('lose one after a confirmation', async () => {
    fakeCredentials();
    const app = await playersApp();
    const user = await openDevices(app);
    await user.click(await screen.findByRole('button', { name: removeOf('Pixel 9') }));
    const form = await screen.findByRole('form', {
      name: fill(messages.question, { name: 'Pixel 9' }),
    });
    expect(document.activeElement).toBe(form);
    await user.click(screen.getByRole('button', { name: messages.cancel }));
    expect(app.sent('passkeyRemove')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: removeOf('Pixel 9') }));
    app.platform.reply('passkeyList', { json: { errcode: 0, list: [] } });
    await user.dblClick(await screen.findByRole('button', { name: messages.remove }));
    expect(await screen.findByText(fill(messages.removed, { name: 'Pixel 9' }))).toBeTruthy();
    expect(app.sent('passkeyRemove')).toMatchObject([{ id: 'a' }]);
    expect(await screen.findByText(messages.none)).toBeTruthy();
  });

  it('are ten at most', async () => {
    fakeCredentials();
    const full = Array.from({ length: PASSKEYS_MAX }, (_, id) => ({ ...phone, id: String(id) }));
    await openDevices(await playersApp(full));
    expect(await screen.findByText(fill(messages.most, { most: PASSKEYS_MAX }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: messages.add })).toBeNull();
  });

  it('can be loaded again after an error', async () => {
    fakeCredentials();
    const app = await playersApp();
    app.platform.reply('passkeyList', { status: 403 });
    const user = await openDevices(app);
    expect(await screen.findByText(messages.failedTitle)).toBeTruthy();
    app.platform.reply('passkeyList', { json: { errcode: 0, list: [phone] } });
    await user.click(screen.getByRole('button', { name: enPH.common.retry }));
    expect(await screen.findByText('Pixel 9')).toBeTruthy();
  });

  it.each([404, 501])('are not shown where the server answers %i', async (status) => {
    fakeCredentials();
    const app = await playersApp();
    app.platform.reply('passkeyList', { status });
    await openDevices(app);
    await waitFor(() => expect(screen.queryByText(messages.title)).toBeNull());
  });

  it('are not asked for where the browser has none', async () => {
    const app = await playersApp();
    await openDevices(app);
    await waitFor(() => expect(app.sent('sessions')).toHaveLength(1));
    expect(screen.queryByText(messages.title)).toBeNull();
    expect(app.sent('passkeyList')).toEqual([]);
  });

  it('are translated into Thai', async () => {
    fakeCredentials();
    await openDevices(await playersApp([phone], { language: 'th-TH' }));
    expect(await screen.findByRole('button', { name: thai.add })).toBeTruthy();
  });
});

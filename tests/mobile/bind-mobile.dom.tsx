import { DEBOUNCE } from '#config/constants.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { BindScreen } from '#screens/bind/bind-screen.tsx';
import { fill, refusalText } from '#tests/support/pages/texts.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_RULES, PASSWORD } from '#tests/account/account-rules.ts';
import { enter } from '#tests/app/fields.ts';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const { bind: messages, code: codes, mobile, mobileTip } = enPH.account;

const SENT = { expireIn: 300, resendIn: 60, leftToday: 9 };
const BOUND = { mobile: '09*****4567', rewards: [{ id: 2001, count: 500 }] };

// A pending code survives a reload of its tab.
beforeEach(() => sessionStorage.clear());

/** Opens the screen and returns the actions that bind a mobile. */
async function openScreen(options: AppOptions = {}) {
  const app = await createApp({ config: ACCOUNT_RULES, ...options });
  app.answer('smsSend', SENT);
  const { address } = await renderApp(app, <BindScreen />, '/bind');
  const user = userEvent.setup();
  return {
    app,
    user,
    address,
    async askForCode(number = '+63 917 123 4567') {
      await enter(user, screen.getByLabelText(mobile), number);
      await user.click(screen.getByRole('button', { name: codes.send }));
    },
    async bind(code = '123456') {
      await enter(user, await screen.findByLabelText(codes.label), code);
      await user.dblClick(screen.getByRole('button', { name: messages.submit }));
    },
  };
}

describe('binding a mobile', () => {
  it('sends the code once for two taps and shows the reward [api.bind-account] [api.sms]', async () => {
    const { app, user, address, askForCode, bind } = await openScreen();
    app.answer('bindAccount', BOUND, 50);
    await askForCode();
    await bind();
    expect(await screen.findByText(messages.doneTitle)).toBeTruthy();
    expect(screen.getByText(fill(messages.doneText, { mobile: BOUND.mobile }))).toBeTruthy();
    expect(screen.getByText('₱5.00')).toBeTruthy();
    expect(app.sent('smsSend')).toMatchObject([
      { countryCode: '63', mobile: '9171234567', scene: 1 },
    ]);
    expect(app.sent('bindAccount')).toMatchObject([
      { countryCode: '63', mobile: '9171234567', code: '123456' },
    ]);
    await user.click(screen.getByRole('button', { name: messages.done }));
    await expect.poll(address).toBe('/lobby/home');
  });

  it('rejects an invalid mobile number before a code is sent', async () => {
    const { app, askForCode } = await openScreen();
    await askForCode('12345');
    expect(screen.getByLabelText(mobile).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(mobileTip.ph).length).toBeGreaterThan(0);
    expect(app.sent('smsSend')).toEqual([]);
  });

  it('says that the mobile belongs to another account', async () => {
    const { app, askForCode } = await openScreen();
    app.refuse('smsSend', 1205);
    await askForCode();
    expect((await screen.findAllByText(/1205/)).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText(codes.label)).toBeNull();
  });

  it('explains a wrong code, and counts the same code entered again as a new attempt', async () => {
    const { app, user, askForCode, bind } = await openScreen();
    app.platform.reply('bindAccount', { json: { errcode: 1201, triesLeft: 4 }, after: DEBOUNCE });
    await askForCode();
    await bind();
    const message = refusalText(enPH.errors.verification.wrong, { code: 1201 });
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByText(/Tries left: 4/)).toBeTruthy();
    app.answer('bindAccount', BOUND);
    await user.clear(screen.getByLabelText(codes.label));
    await bind();
    expect(await screen.findByText(messages.doneTitle)).toBeTruthy();
    const [first, second] = app.sent('bindAccount');
    expect(second?.['reqNo']).not.toBe(first?.['reqNo']);
  });

  it('says that the mobile has been bound to another account meanwhile', async () => {
    const { app, askForCode, bind } = await openScreen();
    app.refuse('bindAccount', 1043);
    await askForCode();
    await bind();
    const message = refusalText(enPH.errors.codeSend.mobileTaken, { code: 1043 });
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });

  it('repeats an attempt without an answer under the same request number', async () => {
    const { app, user, askForCode, bind } = await openScreen();
    app.platform.reply('bindAccount', { lostAfter: DEBOUNCE });
    await askForCode();
    await bind();
    expect((await screen.findAllByText(enPH.common.problem.network)).length).toBeGreaterThan(0);
    app.answer('bindAccount', BOUND);
    await user.click(screen.getByRole('button', { name: messages.submit }));
    expect(await screen.findByText(messages.doneTitle)).toBeTruthy();
    const [lost, again] = app.sent('bindAccount');
    expect(again).toEqual(lost);
  });

  it('asks for the password when the server wants it, and keeps the code', async () => {
    const { app, user, askForCode, bind } = await openScreen();
    app.platform.reply('bindAccount', { json: { errcode: 1293 }, after: DEBOUNCE });
    await askForCode();
    await bind();
    const password = await screen.findByLabelText(enPH.account.proof.label);
    expect(screen.getByLabelText(codes.label)).toHaveProperty('value', '123456');
    app.answer('bindAccount', BOUND);
    await enter(user, password, PASSWORD);
    await user.click(screen.getByRole('button', { name: messages.submit }));
    expect(await screen.findByText(messages.doneTitle)).toBeTruthy();
    const [first, second] = app.sent('bindAccount');
    expect(first).not.toHaveProperty('password');
    expect(second).toMatchObject({
      code: '123456',
      password: expect.stringMatching(/^[\w+/=]{100,}$/),
    });
  });

  it('goes back to another number', async () => {
    const { user, askForCode } = await openScreen();
    await askForCode();
    await user.click(await screen.findByRole('button', { name: codes.change }));
    expect(screen.getByLabelText(mobile)).toHaveProperty('value', '+63 917 123 4567');
  });

  it('is not offered to a player who has bound one [routes.bind]', async () => {
    await openScreen({ user: { mobile: '09*****4567' } });
    expect(screen.getByText(messages.alreadyTitle)).toBeTruthy();
    expect(screen.getByText('09*****4567')).toBeTruthy();
    expect(screen.queryByLabelText(mobile)).toBeNull();
  });

  it('shows the reward of the bind task', async () => {
    await openScreen({
      config: {
        ...ACCOUNT_RULES,
        appTaskConfigList: [
          { id: 2, type: 2, taskTarget: 1, rewards: [{ id: 2001, count: 800 }], sort: 1 },
        ],
      },
    });
    expect(screen.getByText(/₱8/)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    await openScreen({ language: 'th-TH' });
    expect(screen.getByRole('button', { name: thTH.account.code.send })).toBeTruthy();
  });
});

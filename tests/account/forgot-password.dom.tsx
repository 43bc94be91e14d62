import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { LogInForm } from '#features/log-in/log-in-form.tsx';
import { ForgetScreen } from '#screens/forget/forget-screen.tsx';
import { fill, patternOf, refusalText } from '#tests/support/pages/texts.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_RULES, PASSWORD } from './account-rules.ts';
import { enter } from '#tests/app/fields.ts';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const { forget: messages, code: codes, mobile, newPassword, confirmPassword } = enPH.account;

const SENT = { expireIn: 300, resendIn: 60, leftToday: 2 };

// A pending code survives a reload of its tab.
beforeEach(() => sessionStorage.clear());

/** Opens the screen and returns the actions that reset a password. */
async function openScreen(options: AppOptions = {}) {
  const app = await createApp({ config: ACCOUNT_RULES, isVisitor: true, ...options });
  app.answer('customerServices', { appCustomerServiceQueue: [] });
  app.answer('smsSend', SENT);
  const { address } = await renderApp(app, <ForgetScreen />, '/forget?back=%2Fdeposit');
  const user = userEvent.setup();
  return {
    app,
    address,
    async askForCode(account = 'mangosurfer', number = '0917 123 4567') {
      await enter(user, screen.getByLabelText(enPH.login.account), account);
      await enter(user, screen.getByLabelText(mobile), number);
      await user.click(screen.getByRole('button', { name: codes.send }));
    },
    async setPassword(code: string, password = PASSWORD, confirmation = password) {
      await enter(user, await screen.findByLabelText(codes.label), code);
      await enter(user, screen.getByLabelText(newPassword), password);
      await enter(user, screen.getByLabelText(confirmPassword), confirmation);
      await user.dblClick(screen.getByRole('button', { name: messages.submit }));
    },
  };
}

describe('a forgotten password', () => {
  it('begins with the account that was typed at the login', async () => {
    const app = await createApp({ isVisitor: true });
    const login = await renderApp(app, <LogInForm onDone={() => undefined} forgot={null} />);
    await userEvent.setup().type(screen.getByLabelText(enPH.login.account), ' mangosurfer ');
    login.unmount();
    await renderApp(app, <ForgetScreen />, '/forget');
    const field = screen.getByLabelText<HTMLInputElement>(enPH.login.account);
    expect(field.value).toBe('mangosurfer');
    sessionStorage.clear();
  });

  it('is reset with a code, once for two taps, and leads to the login [api.forget-password] [api.sms]', async () => {
    const { app, address, askForCode, setPassword } = await openScreen();
    app.platform.reply('forgetPassword', { json: { errcode: 0 }, after: 50 });
    await askForCode();
    await setPassword('123456');
    expect(await screen.findByText(enPH.common.success)).toBeTruthy();
    expect(app.sent('smsSend')).toMatchObject([
      { account: 'mangosurfer', countryCode: '63', mobile: '9171234567', scene: 2 },
    ]);
    const [request, ...more] = app.sent('forgetPassword') as { password: string }[];
    expect(more).toEqual([]);
    expect(request).toMatchObject({
      account: 'mangosurfer',
      countryCode: '63',
      mobile: '9171234567',
      code: '123456',
    });
    expect(request?.password.length).toBeGreaterThan(100);
    const state = JSON.stringify(app.store.getState());
    for (const secret of [PASSWORD, request?.password, '123456'])
      expect(state).not.toContain(secret);
    await expect.poll(address).toBe('/login?back=%2Fdeposit');
  });

  it.each(['', '8171234567', '917123456', '91712345678', '+66812345678', 'mobile'])(
    'asks for account and mobile before a code is sent: no mobile is “%s”',
    async (number) => {
      const { app, askForCode } = await openScreen();
      await askForCode('a!', number);
      expect(screen.getByText(fill(enPH.login.loginUsernameTip, { min: 6, max: 16 }))).toBeTruthy();
      expect(screen.getByLabelText(mobile).getAttribute('aria-invalid')).toBe('true');
      expect(app.sent('smsSend')).toEqual([]);
    },
  );

  it('shows why no code was sent, and when the next one can be requested', async () => {
    const { app, askForCode } = await openScreen();
    app.platform.reply('smsSend', { json: { errcode: 1203, resendIn: 42 } });
    await askForCode();
    expect((await screen.findAllByText(/1203.*0:42/)).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText(codes.label)).toBeNull();
  });

  it('validates code and password before they are sent', async () => {
    const { app, askForCode, setPassword } = await openScreen();
    await askForCode();
    await setPassword('123', 'short', 'other');
    expect(screen.getByText(fill(codes.wrongLength, { length: 6 }))).toBeTruthy();
    expect(screen.getByText(fill(enPH.login.loginPasswordTip, { min: 8, max: 32 }))).toBeTruthy();
    expect(screen.getByText(enPH.login.loginConfirmationTip)).toBeTruthy();
    expect(app.sent('forgetPassword')).toEqual([]);
  });

  it('explains a wrong code and shows the remaining attempts', async () => {
    const { app, askForCode, setPassword } = await openScreen();
    app.platform.reply('forgetPassword', { json: { errcode: 1201, triesLeft: 4 } });
    await askForCode();
    expect(await screen.findByText(patternOf(codes.state))).toBeTruthy();
    await setPassword('123456');
    const message = refusalText(enPH.errors.verification.wrong, { code: 1201 });
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(await screen.findByText(/Tries left: 4/)).toBeTruthy();
  });

  it('accepts no more codes after the last attempt', async () => {
    const { app, askForCode, setPassword } = await openScreen();
    app.platform.reply('forgetPassword', { json: { errcode: 1204, triesLeft: 0 } });
    await askForCode();
    await setPassword('123456');
    expect(await screen.findByText(codes.noTries)).toBeTruthy();
    expect(screen.getByLabelText(codes.label)).toHaveProperty('disabled', true);
  });

  it('says that there is no network, at either step', async () => {
    const { app, askForCode, setPassword } = await openScreen();
    app.platform.reply('forgetPassword', 'no-network');
    await askForCode();
    await setPassword('123456');
    expect((await screen.findAllByText(enPH.common.problem.network)).length).toBeGreaterThan(0);
    expect(app.sent('forgetPassword')).toHaveLength(1);
  });

  it('continues with its code after a reload', async () => {
    const { app, askForCode } = await openScreen();
    await askForCode();
    await screen.findByLabelText(codes.label);
    app.close();
    await renderApp(app, <ForgetScreen />, '/forget');
    expect(screen.getByLabelText(codes.label)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH', isVisitor: true });
    await renderApp(app, <ForgetScreen />, '/forget');
    expect(screen.getByRole('button', { name: thTH.account.code.send })).toBeTruthy();
  });
});

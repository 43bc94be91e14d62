import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { sessionKeys } from '#config/storage-keys.ts';
import { RegisterScreen } from '#screens/register/register-screen.tsx';
import { fill, refusalText } from '#tests/support/pages/texts.ts';
import { sessionAnswer } from '#tests/builders/wire.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_RULES, PASSWORD } from './account-rules.ts';
import { REFUSALS } from './refusal-texts.ts';
import { enter } from '#tests/app/fields.ts';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';

const { register: messages, email, confirmPassword, confirmMissing } = enPH.account;

const MAYA = { account: ' maya2026 ', password: PASSWORD, confirmation: PASSWORD };
const ENTRY = { ...MAYA, email: ' maya@parola.example ' };

const ACCOUNT_TIP = fill(enPH.login.loginUsernameTip, { min: 6, max: 16 });
const PASSWORD_TIP = fill(enPH.login.loginPasswordTip, { min: 8, max: 32 });

/** Opens the screen as a visitor and returns the visitor's actions on it. */
async function openScreen(options: AppOptions = {}) {
  const app = await createApp({ config: ACCOUNT_RULES, isVisitor: true, ...options });
  app.answer('customerServices', { appCustomerServiceQueue: [] });
  const { address } = await renderApp(app, <RegisterScreen />, '/register');
  const user = userEvent.setup();
  const fields = {
    account: screen.getByLabelText(enPH.login.account),
    password: screen.getByLabelText(enPH.login.password),
    confirmation: screen.getByLabelText(confirmPassword),
    email: screen.getByLabelText(email),
  };
  const button = screen.getByRole('button', { name: messages.submit });
  return {
    app,
    user,
    address,
    fields,
    button,
    age: screen.getByRole('checkbox', { name: messages.age }),
    async register(entry: Partial<typeof ENTRY> = ENTRY) {
      for (const [name, field] of Object.entries(fields)) {
        const typed = entry[name as keyof typeof ENTRY];
        if (typed !== undefined) await enter(user, field, typed);
      }
      await user.dblClick(button);
    },
    /** Names of the fields that are marked invalid. */
    wrong: () =>
      Object.entries(fields)
        .filter(([, field]) => field.getAttribute('aria-invalid') === 'true')
        .map(([name]) => name),
  };
}

beforeEach(() => {
  sessionStorage.clear();
});

describe('the registration', () => {
  it('survives a discarded tab, never its passwords', async () => {
    const { app, user, fields } = await openScreen();
    await enter(user, fields.account, 'maya2026');
    await enter(user, fields.password, PASSWORD);
    await enter(user, fields.confirmation, PASSWORD);
    await enter(user, fields.email, 'maya@parola.example');
    expect(sessionStorage.getItem(sessionKeys.formDrafts)).not.toContain(PASSWORD);
    app.close();
    const again = await openScreen();
    const values = Object.values(again.fields).map((field) => (field as HTMLInputElement).value);
    expect(values).toEqual(['maya2026', '', '', 'maya@parola.example']);
    again.app.platform.reply('accountRegister', { json: sessionAnswer({ id: 32 }) });
    await again.register({ password: PASSWORD, confirmation: PASSWORD });
    await vi.waitFor(() => expect(sessionStorage.getItem(sessionKeys.formDrafts)).toBe('{}'));
  });

  it('creates one account for two taps, and opens the lobby [api.register]', async () => {
    const { app, address, register } = await openScreen();
    app.platform.reply('accountRegister', { json: sessionAnswer({ id: 31 }), after: 50 });
    await register();
    expect(await screen.findByText(enPH.common.success)).toBeTruthy();
    const [request, ...more] = app.sent('accountRegister') as { password: string }[];
    expect(more).toEqual([]);
    expect(request).toMatchObject({
      account: 'maya2026',
      email: 'maya@parola.example',
      type: 0,
      countryCode: '63',
    });
    expect(request?.password.length).toBeGreaterThan(100);
    const state = JSON.stringify(app.store.getState());
    for (const secret of [PASSWORD, request?.password]) expect(state).not.toContain(secret);
    await expect.poll(address).toBe('/lobby/home');
  });

  it.each<[Partial<typeof ENTRY>, string, string]>([
    [{ account: 'a'.repeat(5) }, 'account', ACCOUNT_TIP],
    [{ account: 'with_line' }, 'account', ACCOUNT_TIP],
    [{ account: 'ชื่อบัญชี' }, 'account', ACCOUNT_TIP],
    [{ password: 'x'.repeat(7), confirmation: 'x'.repeat(7) }, 'password', PASSWORD_TIP],
    [{ confirmation: `${PASSWORD}x` }, 'confirmation', enPH.login.loginConfirmationTip],
    [{ confirmation: '' }, 'confirmation', confirmMissing],
    [{ email: '  ' }, 'email', enPH.login.loginEmailInputTip],
    [{ email: 'a@b' }, 'email', enPH.login.loginEmailTip],
    [{ email: 'a b@c.example' }, 'email', enPH.login.loginEmailTip],
  ])(
    'takes no %j [validation.confirmation] [validation.email] [errors.client-validation]',
    async (entry, field, tip) => {
      const { app, register, wrong } = await openScreen();
      await register({ ...ENTRY, ...entry });
      expect(wrong()).toEqual([field]);
      expect(screen.getByText(tip)).toBeTruthy();
      expect(document.activeElement?.getAttribute('name')).toBe(field);
      expect(app.sent('accountRegister')).toEqual([]);
    },
  );

  it('shows the error of each field until it is edited', async () => {
    const { app, user, fields, register, wrong } = await openScreen();
    await register({});
    expect(wrong()).toEqual(['account', 'password', 'confirmation', 'email']);
    expect(screen.getByText(confirmMissing)).toBeTruthy();
    expect(screen.getByText(enPH.login.loginEmailInputTip)).toBeTruthy();
    expect(document.activeElement).toBe(fields.account);
    await register({ account: 'maya 2026', password: PASSWORD, confirmation: 'x', email: 'a@b' });
    expect(screen.getByText(enPH.login.loginConfirmationTip)).toBeTruthy();
    expect(screen.getByText(enPH.login.loginEmailTip)).toBeTruthy();
    expect(screen.getByText(fill(enPH.login.loginUsernameTip, { min: 6, max: 16 }))).toBeTruthy();
    await enter(user, fields.email, '.example');
    expect(wrong()).toEqual(['account', 'confirmation']);
    expect(app.sent('accountRegister')).toEqual([]);
  });

  it('requires the age box, which is ticked at first [validation.age]', async () => {
    const { app, user, age, button, register } = await openScreen();
    expect(age).toHaveProperty('checked', true);
    await user.click(age);
    await register();
    expect(button).toHaveProperty('disabled', true);
    expect(screen.getByText(messages.ageNeeded)).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(app.sent('accountRegister')).toEqual([]);
    await user.click(age);
    expect(button).toHaveProperty('disabled', false);
    expect(screen.queryByText(messages.ageNeeded)).toBeNull();
  });

  it.each(REFUSALS)(
    'explains refusal %i, and preserves the input [errors.login]',
    async (code, text) => {
      const { app, register, fields, button, address } = await openScreen();
      app.refuse('accountRegister', code);
      await register();
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(refusalText(text, { code }));
      expect(button).toHaveProperty('disabled', false);
      expect(fields.email).toHaveProperty('value', 'maya@parola.example');
      expect(address()).toBe('/register');
    },
  );

  it('shows and hides each password separately', async () => {
    const { user, fields } = await openScreen();
    const types = () =>
      [fields.password, fields.confirmation].map((field) => field.getAttribute('type'));
    const [first] = screen.getAllByRole('button', { name: enPH.login.showPassword });
    if (!first) throw new Error('no button');
    await user.click(first);
    expect(types()).toEqual(['text', 'password']);
    await user.click(screen.getByRole('button', { name: enPH.login.hidePassword }));
    expect(types()).toEqual(['password', 'password']);
  });

  it('says that there is no network', async () => {
    const { app, register } = await openScreen();
    app.platform.reply('accountRegister', 'no-network');
    await register();
    expect((await screen.findAllByText(enPH.common.problem.network)).length).toBeGreaterThan(0);
  });

  it('shows the deposit limits before there is an account', async () => {
    const app = await createApp({ config: ACCOUNT_RULES, isVisitor: true });
    app.answer('customerServices', { appCustomerServiceQueue: [] });
    app.answer('anonymousTradeInfo', {
      rechargeList: [],
      payChannelList: [],
      rechargeMin: 5_000,
      rechargeMax: 5_000_000,
      quickAmounts: [],
      exchangeConfig: null,
    });
    await renderApp(app, <RegisterScreen />, '/register');
    const message = fill(messages.bounds, { min: '₱50', max: '₱50,000' });
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('links to the login with the place to return to', async () => {
    const app = await createApp({ config: ACCOUNT_RULES, isVisitor: true });
    await renderApp(app, <RegisterScreen />, '/register?back=%2Fdeposit');
    const link = screen.getByRole('link', { name: messages.login });
    expect(link.getAttribute('href')).toBe('/login?back=%2Fdeposit');
  });

  it('is translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH', isVisitor: true });
    await renderApp(app, <RegisterScreen />, '/register');
    expect(screen.getByRole('button', { name: thTH.account.register.submit })).toBeTruthy();
  });
});

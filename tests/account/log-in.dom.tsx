import { LogInForm } from '#features/log-in/log-in-form.tsx';
import { MINUTE_MS } from '#shared/time/duration.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { fill, refusalText } from '#tests/support/pages/texts.ts';
import { appConfigAnswer, sessionAnswer } from '#tests/builders/wire.ts';
import { generateKeyPairSync } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_RULES, PASSWORD } from './account-rules.ts';
import { REFUSALS } from './refusal-texts.ts';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

const messages = enPH.login;
const signedOutApp = () => createApp({ config: ACCOUNT_RULES });

/** User-agent client hints of a Pixel 8. */
const PIXEL = { platform: 'Android', getHighEntropyValues: async () => ({ model: 'Pixel 8' }) };

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'userAgentData');
});

async function openForm(app: App) {
  const onDone = vi.fn();
  await renderApp(app, <LogInForm onDone={onDone} forgot={null} />);
  return { user: userEvent.setup(), onDone };
}

async function logIn(user: ReturnType<typeof userEvent.setup>, account: string, password: string) {
  const accountField = screen.getByLabelText(messages.account);
  const passwordField = screen.getByLabelText(messages.password);
  if (account !== '') await user.type(accountField, account);
  if (password !== '') await user.type(passwordField, password);
  await user.dblClick(screen.getByRole('button', { name: messages.submit }));
}

describe('the log-in form', () => {
  it('signs in once for two taps; the password leaves encrypted [login.form]', async () => {
    const app = await signedOutApp();
    app.platform.reply('accountLogin', { json: sessionAnswer(), after: 50 });
    const { user, onDone } = await openForm(app);
    await logIn(user, ' mangosurfer ', PASSWORD);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const [request, ...more] = app.sent('accountLogin') as { account: string; password: string }[];
    expect(more).toEqual([]);
    expect(request?.account).toBe('mangosurfer');
    expect(request?.password.length).toBeGreaterThan(100);
    const state = JSON.stringify(app.store.getState());
    for (const secret of [PASSWORD, request?.password]) expect(state).not.toContain(secret);
  });

  it('sends the device and the country with the login [api.login]', async () => {
    Object.defineProperty(navigator, 'userAgentData', { value: PIXEL, configurable: true });
    const app = await signedOutApp();
    app.platform.reply('accountLogin', { json: sessionAnswer() });
    const { user } = await openForm(app);
    await logIn(user, 'mangosurfer', PASSWORD);
    await waitFor(() => expect(app.sent('accountLogin')).toHaveLength(1));
    const origin = { clientReferrer: 'ph', channel: 'WEB', appId: 'test' };
    expect(app.sent('accountLogin')[0]).toEqual({
      ...origin,
      account: 'mangosurfer',
      password: expect.any(String),
      outUrl: expect.any(String),
      countryCode: '63',
      phoneinfoJsonModel: {
        ...origin,
        os: 'Android',
        isBrowser: 1,
        version: '1.0.1',
        deviceModel: 'Pixel 8',
      },
    });
  });

  it.each([
    ['', '', ['account', 'password']],
    ['a!', '', ['account', 'password']],
    ['short', 'lantern2026', ['account']],
    ['with space', 'lantern2026', ['account']],
    ['parolademo', 'short', ['password']],
    ['parolademo', '', ['password']],
  ] as const)(
    'explains the rules that "%s" and the password "%s" break, and sends nothing [validation.username] [validation.password] [validation.login] [errors.client-validation]',
    async (account, password, wrong) => {
      const app = await signedOutApp();
      const { user } = await openForm(app);
      await logIn(user, account, password);
      const fields = {
        account: screen.getByLabelText(messages.account),
        password: screen.getByLabelText(messages.password),
      };
      const tips = {
        account: fill(messages.loginUsernameTip, { min: 6, max: 16 }),
        password: fill(messages.loginPasswordTip, { min: 8, max: 32 }),
      };
      for (const name of ['account', 'password'] as const) {
        const isWrong = (wrong as readonly string[]).includes(name);
        expect(screen.queryAllByText(tips[name])).toHaveLength(isWrong ? 1 : 0);
        expect(fields[name].getAttribute('aria-invalid') === 'true').toBe(isWrong);
      }
      expect(document.activeElement).toBe(fields[wrong[0]]);
      expect(app.sent('accountLogin')).toEqual([]);
      await user.type(fields[wrong[0]], 'mangosurfer');
      expect(fields[wrong[0]].getAttribute('aria-invalid')).not.toBe('true');
    },
  );

  it('shows and hides the password [login.form]', async () => {
    const { user } = await openForm(await signedOutApp());
    const password = screen.getByLabelText(messages.password);
    await user.type(password, PASSWORD);
    expect(password).toHaveProperty('type', 'password');
    await user.click(screen.getByRole('button', { name: messages.showPassword }));
    expect(password).toHaveProperty('type', 'text');
    await user.click(screen.getByRole('button', { name: messages.hidePassword }));
    expect(password).toHaveProperty('type', 'password');
    expect(password).toHaveProperty('value', PASSWORD);
  });

  it.each(REFUSALS)(
    'explains refusal %i, and can be tried again [errors.login]',
    async (code, text) => {
      const app = await createApp({ config: ACCOUNT_RULES, isVisitor: true });
      app.refuse('accountLogin', code);
      const { user, onDone } = await openForm(app);
      await logIn(user, 'mangosurfer', PASSWORD);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(refusalText(text, { code }));
      expect(screen.getByRole('button', { name: messages.submit })).toHaveProperty(
        'disabled',
        false,
      );
      expect(onDone).not.toHaveBeenCalled();
      expect(app.platform.token).toBeNull();
    },
  );

  it('encrypts again when the server’s key has changed since the page was opened', async () => {
    const app = await createApp({ config: ACCOUNT_RULES, isVisitor: true });
    const { user, onDone } = await openForm(app);
    app.refuse('accountLogin', 1019);
    // The key is not asked for at every wrong password.
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + MINUTE_MS);
    const { publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 1024,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    app.platform.reply('appConfig', {
      json: appConfigAnswer({ ...ACCOUNT_RULES, publicKey }),
      after: 100,
    });
    await logIn(user, 'mangosurfer', PASSWORD);
    await waitFor(() => expect(app.sent('appConfig')).toHaveLength(1));
    app.platform.reply('accountLogin', { json: sessionAnswer() });
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(app.sent('accountLogin')).toHaveLength(2);
  });

  it('says that there is no network', async () => {
    const app = await signedOutApp();
    app.platform.reply('accountLogin', 'no-network');
    const { user } = await openForm(app);
    await logIn(user, 'mangosurfer', PASSWORD);
    expect((await screen.findAllByText(enPH.common.problem.network)).length).toBeGreaterThan(0);
  });

  it('is translated into Thai', async () => {
    await openForm(await createApp({ language: 'th-TH' }));
    expect(screen.getByRole('button', { name: thTH.login.submit })).toBeTruthy();
  });
});

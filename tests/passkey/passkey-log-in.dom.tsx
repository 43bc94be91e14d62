import { LogInForm } from '#features/log-in/log-in-form.tsx';
import { PasskeyLogIn } from '#features/passkey/passkey-log-in.tsx';
import { passkey as messages } from '#features/passkey/texts/en-PH.ts';
import { passkey as thai } from '#features/passkey/texts/th-TH.ts';
import { MINUTE_MS } from '#shared/time/duration.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { sessionAnswer } from '#tests/builders/wire.ts';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';
import { refusalText } from '#tests/support/pages/texts.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CHALLENGE,
  failing,
  fakeCredentials,
  openUntilAborted,
  removeCredentials,
  type AskedOptions,
} from './fake-credentials.ts';

const options = { challenge: 'Y2hhbGxlbmdl', rpId: location.hostname };

afterEach(removeCredentials);

async function visitor(more: AppOptions = {}) {
  const app = await createApp({ isVisitor: true, ...more });
  app.answer('passkeyOptions', { ...CHALLENGE, options });
  app.platform.reply('passkeyLogin', { json: sessionAnswer() });
  return app;
}

type App = Awaited<ReturnType<typeof visitor>>;

async function openLogIn(app: App) {
  const onDone = vi.fn();
  const rendered = await renderApp(app, <PasskeyLogIn onDone={onDone} />);
  return { ...rendered, onDone, user: userEvent.setup() };
}

const button = (name = messages.logIn) => screen.getByRole('button', { name });

describe('the log-in by passkey', () => {
  it('signs in once for two taps, with the phone and the campaign, and leaves nothing in the store', async () => {
    const { get } = fakeCredentials();
    const app = await visitor();
    const { user, onDone } = await openLogIn(app);
    await user.dblClick(button());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(get).toHaveBeenCalledOnce();
    expect(app.sent('passkeyOptions')).toMatchObject([{ purpose: 'login' }]);
    expect(app.sent('passkeyLogin')).toMatchObject([
      {
        ticket: CHALLENGE.ticket,
        outUrl: expect.any(String),
        phoneinfoJsonModel: { isBrowser: 1 },
        response: { id: 'Y3JlZGVudGlhbA', type: 'public-key' },
      },
    ]);
    expect(app.platform.token).toBe(sessionAnswer().token);
    const state = JSON.stringify(app.store.getState());
    for (const secret of [CHALLENGE.ticket, 'Y3JlZGVudGlhbA', sessionAnswer().token]) {
      expect(state).not.toContain(secret);
    }
  });

  it('says nothing when the player closes the prompt, and can be tried again', async () => {
    const { get } = fakeCredentials();
    get.mockImplementationOnce(failing('NotAllowedError'));
    const app = await visitor();
    const { user, onDone } = await openLogIn(app);
    await user.click(button());
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('false'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(app.sent('passkeyLogin')).toEqual([]);
    await waitFor(async () => {
      await user.click(button());
      expect(get).toHaveBeenCalledTimes(2);
    });
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  it('explains a refusal of the server, and a failure of the phone', async () => {
    const { get } = fakeCredentials();
    const app = await visitor();
    app.refuse('passkeyLogin', 1294);
    const { user } = await openLogIn(app);
    await user.click(button());
    expect(await screen.findByText(refusalText(enPH.errors.passkey.refused, { code: 1294 })));
    get.mockImplementationOnce(failing('UnknownError'));
    await waitFor(async () => {
      await user.click(button());
      expect(screen.getByText(messages.failed)).toBeTruthy();
    });
  });

  it('waits at the account’s field until the player picks a passkey there', async () => {
    const { get, used } = fakeCredentials(true);
    let pick = (_credential: object) => {};
    get.mockImplementationOnce(() => new Promise<object>((resolve) => (pick = resolve)));
    const app = await visitor();
    const { onDone } = await openLogIn(app);
    await waitFor(() => expect(get).toHaveBeenCalledOnce());
    expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
    expect(button().getAttribute('aria-busy')).toBe('false');
    await act(async () => pick(used()));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(app.sent('passkeyLogin')).toHaveLength(1);
  });

  it('waits with a new challenge before the last one expires', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { get } = fakeCredentials(true);
    get.mockImplementation(openUntilAborted);
    const app = await visitor();
    await openLogIn(app);
    await waitFor(() => expect(get).toHaveBeenCalledOnce());
    await act(async () => vi.advanceTimersByTimeAsync(4 * MINUTE_MS));
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    vi.useRealTimers();
    expect(app.sent('passkeyOptions')).toHaveLength(2);
    expect(get.mock.calls.map(([asked]) => asked.signal.aborted)).toEqual([true, false]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ends the wait for its own prompt, and when the player leaves', async () => {
    const { get } = fakeCredentials(true);
    get.mockImplementation((asked: AskedOptions) =>
      asked.mediation === 'conditional' ? openUntilAborted(asked) : failing('NotAllowedError')(),
    );
    const { user, unmount } = await openLogIn(await visitor());
    await waitFor(() => expect(get).toHaveBeenCalledOnce());
    const waiting = (call: number) => get.mock.calls[call]?.[0]?.signal.aborted;
    await user.click(button());
    await waitFor(() => expect(get).toHaveBeenCalledTimes(3));
    expect([waiting(0), waiting(2)]).toEqual([true, false]);
    unmount();
    await waitFor(() => expect(waiting(2)).toBe(true));
  });

  it.each([404, 501])('disappears where the server answers %i', async (status) => {
    const { get } = fakeCredentials(true);
    const app = await visitor();
    app.platform.reply('passkeyOptions', { status });
    await openLogIn(app);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(get).not.toHaveBeenCalled();
  });

  it('disappears where the passkeys are those of another page', async () => {
    const { get } = fakeCredentials();
    const app = await visitor();
    app.answer('passkeyOptions', { ...CHALLENGE, options: { ...options, rpId: 'lobby.example' } });
    const { user } = await openLogIn(app);
    await user.click(button());
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(get).not.toHaveBeenCalled();
  });

  it('asks nothing where the browser has no passkeys', async () => {
    const app = await visitor();
    await openLogIn(app);
    expect(screen.queryByRole('button')).toBeNull();
    expect(app.sent('passkeyOptions')).toEqual([]);
  });

  it('is translated into Thai', async () => {
    fakeCredentials();
    await openLogIn(await visitor({ language: 'th-TH' }));
    expect(button(thai.logIn)).toBeTruthy();
  });
});

describe('the account’s field', () => {
  it.each([
    ['offers the passkeys, too', true, 'username webauthn'],
    ['stays as it was without passkeys', false, 'username'],
  ])('%s', async (_what, isCapable, autocomplete) => {
    if (isCapable) fakeCredentials();
    await renderApp(await visitor(), <LogInForm onDone={() => undefined} forgot={null} />);
    const field = screen.getByLabelText(enPH.login.account);
    expect(field.getAttribute('autocomplete')).toBe(autocomplete);
  });
});

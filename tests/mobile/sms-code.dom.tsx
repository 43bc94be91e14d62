/** WebOTP: the phone fills in the code of an SMS. */
import { CodeEntry } from '#features/verification-code/code-entry.tsx';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { epochMs, seconds } from '#shared/time/duration.ts';
import type { Verification } from '#state/session/verification.ts';
import { createApp, renderApp } from '#tests/app/render-app.tsx';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const sent = {
  mobile: '9171234567',
  account: '',
  expiresAt: epochMs(300_000),
  resendAt: epochMs(60_000),
  triesLeft: 5,
  leftToday: 9,
};
const verification: Verification = {
  sent,
  isSending: false,
  problem: null,
  length: 6,
  countryCode: '63',
  expiresIn: seconds(300),
  resendIn: seconds(60),
  isUsable: true,
  send: async () => null,
  refused: () => undefined,
  forget: () => undefined,
};

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

function fakeSms() {
  const waits: { request: { signal: AbortSignal }; deliver: (answer: object) => void }[] = [];
  const get = (request: { signal: AbortSignal }) =>
    new Promise<object>((deliver) => {
      waits.push({ request, deliver });
    });
  vi.stubGlobal('OTPCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  return waits;
}

const field = () => screen.getByLabelText(enPH.account.code.label);

describe('the code’s field', () => {
  it('is filled in by the SMS', async () => {
    const waits = fakeSms();
    const onInput = vi.fn();
    await renderApp(await createApp(), <CodeEntry verification={verification} onInput={onInput} />);
    expect(waits[0]?.request).toMatchObject({ otp: { transport: ['sms'] } });
    await act(async () => waits[0]?.deliver({ code: '012345' }));
    expect(field()).toHaveProperty('value', '012345');
    expect(onInput).toHaveBeenCalledOnce();
  });

  it('waits again for the next SMS, and no longer once the player leaves', async () => {
    const waits = fakeSms();
    const app = await createApp();
    const { unmount } = await renderApp(app, <CodeEntry verification={verification} />);
    unmount();
    expect(waits.map(({ request }) => request.signal.aborted)).toEqual([true]);
    const later = { ...verification, sent: { ...sent, expiresAt: epochMs(600_000) } };
    await renderApp(app, <CodeEntry verification={later} />);
    expect(waits.map(({ request }) => request.signal.aborted)).toEqual([true, false]);
  });

  it('is typed where the browser reads no SMS, or the player does not want it to', async () => {
    const app = await createApp();
    const { unmount } = await renderApp(app, <CodeEntry verification={verification} />);
    expect(field()).toHaveProperty('autocomplete', 'one-time-code');
    unmount();
    vi.stubGlobal('OTPCredential', () => undefined);
    const get = vi.fn(async () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
    await renderApp(app, <CodeEntry verification={verification} />);
    expect(get).toHaveBeenCalledOnce();
    expect(field()).toHaveProperty('value', '');
  });
});

/** The call sent before the code that reads its answer has loaded (docs/decisions/0009). */
import type { SentCall } from '#shared/wire/call-request.ts';
import { sendEarly, takeEarly } from '#startup/early-call.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const URL = 'https://platform.test/app/v1/anonymous/appConfig';
const call = (gameListVersion: string): SentCall => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ gameListVersion }),
});

/** Stubs a network that echoes each call's body and records aborted calls. */
function network() {
  const sent: string[] = [];
  const givenUp: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body, signal }: SentCall<AbortSignal>) => {
    sent.push(body);
    signal?.addEventListener('abort', () => givenUp.push(body));
    return new Response(body);
  });
  return { sent, givenUp };
}

/** The record that the boot script and the app share. */
beforeEach(() => {
  vi.stubGlobal('window', { parolaEarly: { call: null } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('an early call is handed once to the sender of the identical call', async () => {
  const { sent, givenUp } = network();
  sendEarly(URL, call('7'));
  const answer = takeEarly(URL, call('7'));
  expect(await (await answer)?.text()).toBe(call('7').body);
  expect(takeEarly(URL, call('7'))).toBeUndefined();
  expect(sent).toHaveLength(1);
  expect(givenUp).toEqual([]);
});

it('an early call is aborted when the same address is called with another body', () => {
  const { givenUp } = network();
  sendEarly(URL, call(''));
  expect(takeEarly(URL, call('7'))).toBeUndefined();
  expect(givenUp).toEqual([call('').body]);
  expect(takeEarly(URL, call(''))).toBeUndefined();
});

it('an early call remains available while other addresses are called', async () => {
  network();
  sendEarly(URL, call('7'));
  expect(takeEarly('https://platform.test/app/v1/login', call('7'))).toBeUndefined();
  expect(await (await takeEarly(URL, call('7')))?.text()).toBe(call('7').body);
});

it('an early call is aborted with the call that took it', () => {
  const { givenUp } = network();
  sendEarly(URL, call('7'));
  const control = new AbortController();
  void takeEarly(URL, { ...call('7'), signal: control.signal });
  control.abort();
  expect(givenUp).toEqual([call('7').body]);
});

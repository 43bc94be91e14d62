/** The demo that plays before the app has loaded. */
import { adoptEarlyDemo, dropEarlyDemo, earlyDemoOf } from '#browser/page/early-demo.ts';
import { readEarlyRecord } from '#browser/storage/early-record.ts';
import type { Caller } from '#shared/wire/call-request.ts';
import { showEarlyDemo } from '#startup/early-demo.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ADDRESS = new URL('/start?gameId=5', window.location.origin);
const URL_OF_DEMO = `${window.location.origin}/game/reels/?demo=5&lang=en`;
const visitor: Caller = {
  origin: '',
  pathPrefix: '/ph',
  sendsCookies: false,
  baseFields: { clientReferrer: 'ph', channel: 'WEB', appId: 'test' },
  token: null,
  xsrfToken: null,
};
const frame = () => document.querySelector<HTMLIFrameElement>('#early-demo iframe');

/** Answers the call for the demo; the frame loads when a test says so. */
function answer(body: object) {
  const calls = vi.fn(async (_url: string, _call: { body: string }) => Response.json(body));
  vi.stubGlobal('fetch', calls);
  return calls;
}

beforeEach(() => {
  // jsdom has no such method; the app moves the frame with it.
  Object.defineProperty(Element.prototype, 'moveBefore', {
    configurable: true,
    value(this: Element, node: Node) {
      this.append(node);
    },
  });
});

afterEach(() => {
  dropEarlyDemo();
  Reflect.deleteProperty(Element.prototype, 'moveBefore');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('opens for a visitor in the sandbox of the app’s games, and the app takes its frame over', async () => {
  const calls = answer({ errcode: 0, demoUrl: URL_OF_DEMO });
  const shown = showEarlyDemo(visitor, ADDRESS, 'th');
  await vi.waitFor(() => expect(frame()).not.toBeNull());
  const [url, call] = calls.mock.calls[0] ?? [];
  expect(url).toBe('/ph/app/v1/anonymous/getGameDemo');
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ gameId: 5, lang: 'th-TH' });
  const playing = frame();
  expect(playing?.src).toBe(URL_OF_DEMO);
  expect(playing?.getAttribute('sandbox')).not.toContain('allow-same-origin');
  playing?.dispatchEvent(new Event('load'));
  await shown;

  expect(earlyDemoOf(6)).toBeUndefined();
  const demo = earlyDemoOf(5);
  const host = document.body.appendChild(document.createElement('div'));
  if (demo !== undefined) adoptEarlyDemo(demo, host);
  expect(host.firstElementChild).toBe(playing);
  expect(document.querySelector('#early-demo')).toBeNull();
  expect(readEarlyRecord().demo).toBeNull();
  await vi.waitFor(() =>
    expect(document.documentElement.hasAttribute('data-early-demo')).toBe(false),
  );
  host.remove();
});

it.each([
  ['a refusal', { errcode: 403, demoUrl: URL_OF_DEMO }],
  ['no address', { errcode: 0 }],
  ['an address that is a script', { errcode: 0, demoUrl: 'javascript:alert(1)' }],
])('%s leaves the rest to the app', async (_name, body) => {
  answer(body);
  await showEarlyDemo(visitor, ADDRESS);
  expect(frame()).toBeNull();
});

it('an answer that is no JSON, or none at all, leaves the rest to the app', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>'));
  await showEarlyDemo(visitor, ADDRESS);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await showEarlyDemo(visitor, ADDRESS);
  expect(frame()).toBeNull();
});

it('asks nothing for a player, for another screen, or where a frame cannot be moved', async () => {
  const calls = answer({ errcode: 0, demoUrl: URL_OF_DEMO });
  await showEarlyDemo({ ...visitor, token: 'token' }, ADDRESS);
  await showEarlyDemo(visitor, new URL('/lobby/home', ADDRESS));
  Reflect.deleteProperty(Element.prototype, 'moveBefore');
  await showEarlyDemo(visitor, ADDRESS);
  expect(calls).not.toHaveBeenCalled();
});

it('is removed when no sheet takes it over', async () => {
  answer({ errcode: 0, demoUrl: URL_OF_DEMO });
  void showEarlyDemo(visitor, ADDRESS);
  await vi.waitFor(() => expect(frame()).not.toBeNull());
  dropEarlyDemo();
  expect([frame(), readEarlyRecord().demo]).toEqual([null, null]);
});

it('the app waits four seconds for a demo that does not load', async () => {
  vi.useFakeTimers();
  answer({ errcode: 0, demoUrl: URL_OF_DEMO });
  let isOver = false;
  void showEarlyDemo(visitor, ADDRESS).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(3_900);
  expect([isOver, frame() === null]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(200);
  expect(isOver).toBe(true);
});

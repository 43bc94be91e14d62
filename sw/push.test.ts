import { describe, expect, it } from 'vitest';
import { openFromPush, readPush, type AppWindow } from './push.ts';

const ORIGIN = 'https://lobby.example';
const HOME = '/lobby/home?source=push';

const message = (notification: object) => JSON.stringify({ web_push: 8030, notification });
const pathOf = (navigate: unknown) => readPush(message({ navigate }), ORIGIN).options.data.path;

describe('a push message', () => {
  it('is shown with the server’s texts', () => {
    const texts = { title: 'New mail', body: 'Your lantern', lang: 'en-PH', tag: 'mail-7' };
    const { title, options } = readPush(
      message({ ...texts, navigate: '/profile/email?source=push' }),
      ORIGIN,
    );
    expect({ title, ...options }).toEqual({
      ...texts,
      icon: '/icons/icon-192.png',
      data: { path: '/profile/email?source=push' },
    });
  });

  it.each(['', 'no JSON', 'null', '[]', '{"notification":7}', message({ title: 7, body: {} })])(
    'is shown with defaults when it cannot be read: %s',
    (text) => {
      const { title, options } = readPush(text, ORIGIN);
      expect(title).toBe('Parola');
      expect(options).toEqual({ icon: '/icons/icon-192.png', data: { path: HOME } });
    },
  );

  it('has the server’s buttons, each with its own target inside the app', () => {
    const actions = [
      { action: 'claim', title: 'Claim', navigate: '/profile/email?mail=7' },
      { action: 'away', title: 'Away', navigate: 'https://evil.example/' },
      { action: 7, title: 'Broken' },
    ];
    const { options } = readPush(message({ navigate: '/profile/email', actions }), ORIGIN);
    expect(options.actions).toEqual([
      { action: 'claim', title: 'Claim' },
      { action: 'away', title: 'Away' },
    ]);
    expect(options.data.paths).toEqual({ claim: '/profile/email?mail=7', away: HOME });
  });

  it.each([
    [3, 3],
    [0, 0],
    [-1, null],
    [1.5, null],
    ['3', null],
    [undefined, null],
  ])('sets the badge to a count only: %s', (sent, badge) => {
    const text = JSON.stringify({ web_push: 8030, app_badge: sent, notification: {} });
    expect(readPush(text, ORIGIN).badge).toBe(badge);
  });

  it('never leads outside the app', () => {
    expect(pathOf(`${ORIGIN}/profile/vip?a=1#part`)).toBe('/profile/vip?a=1');
    expect(pathOf('https://evil.example/lobby')).toBe(HOME);
    expect(pathOf('//evil.example/lobby')).toBe(HOME);
    expect(pathOf('javascript:alert(1)')).toBe(HOME);
    expect(pathOf(undefined)).toBe(HOME);
  });
});

describe('a tap on a notification', () => {
  function browser(count: number) {
    const done: unknown[] = [];
    const windows = Array.from({ length: count }, (_unused, index): AppWindow => ({
      focus: () => Promise.resolve(done.push(`focus ${index}`)),
      postMessage: (posted) => done.push(posted),
    }));
    const host = {
      windows: () => Promise.resolve(windows),
      open: (path: string) => Promise.resolve(done.push(`open ${path}`)),
    };
    return { host, done };
  }
  const data = { path: '/profile/email?source=push' };

  it('opens the app when no window is open', async () => {
    const { host, done } = browser(0);
    await openFromPush({ data, action: '' }, ORIGIN, host);
    expect(done).toEqual(['open /profile/email?source=push']);
  });

  it('focuses an open window and sends it the path', async () => {
    const { host, done } = browser(2);
    await openFromPush({ data, action: '' }, ORIGIN, host);
    expect(done).toEqual(['focus 0', { type: 'PUSH_TAPPED', ...data }]);
  });

  it('opens home without a path', async () => {
    const { host, done } = browser(0);
    await openFromPush({ data: null, action: '' }, ORIGIN, host);
    expect(done).toEqual([`open ${HOME}`]);
  });

  it.each([
    ['claim', '/profile/email?mail=7'],
    ['unknown', '/profile/email?source=push'],
    ['', '/profile/email?source=push'],
  ])('opens the target of its button: %s', async (action, path) => {
    const { host, done } = browser(0);
    const paths = { claim: '/profile/email?mail=7' };
    await openFromPush({ data: { ...data, paths }, action }, ORIGIN, host);
    expect(done).toEqual([`open ${path}`]);
  });

  it('never leaves the app by a button', async () => {
    const { host, done } = browser(0);
    const paths = { claim: 'https://evil.example/' };
    await openFromPush({ data: { ...data, paths }, action: 'claim' }, ORIGIN, host);
    expect(done).toEqual([`open ${HOME}`]);
  });
});

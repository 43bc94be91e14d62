import { describe, expect, it } from 'vitest';
import { requestKind, type RequestFacts } from './request-kind.ts';

const ORIGIN = 'https://lobby.example';

function request(path: string, facts: Partial<RequestFacts> = {}): RequestFacts {
  const url = new URL(path, ORIGIN).href;
  return { method: 'GET', mode: 'cors', destination: 'image', ...facts, url };
}

const page: Partial<RequestFacts> = { mode: 'navigate', destination: 'document' };

describe('navigation', () => {
  it.each([
    '/',
    '/lobby/home?source=pwa',
    '/deposit',
    '/activity/spin',
    '/start?gameId=1&brandId=2&typeId=3',
    '/application',
    '/records/2026',
    '/test',
  ])('%s opens the shell', (path) => {
    expect(requestKind(request(path, page), ORIGIN)).toBe('shell');
  });

  it.each([
    '/app/v1/tradeInfo',
    '/static/art/banner/ph-1.webp',
    '/operator',
    '/openapi.json',
    '/openapi',
    '/report/install?format=csv',
    '/l/tiktok-november',
    '/dev/clock',
    '/pay/order/7',
    '/game/12',
    '/ph/cashier/pay/?order=7',
    '/casino/ph/game/slot/?s=1',
    '/ph/openapi.json',
    '/sw.js',
    '/manifest.webmanifest',
    'https://pay.example/order/7',
  ])('%s goes to the network', (path) => {
    expect(requestKind(request(path, page), ORIGIN)).toBe('network');
  });

  it('leaves frames to the network, since they hold payment pages and games', () => {
    const frame = request('/deposit', { mode: 'navigate', destination: 'iframe' });
    expect(requestKind(frame, ORIGIN)).toBe('network');
  });

  it('answers only a frame of this app with a kept demo', () => {
    const frame = { mode: 'navigate', destination: 'iframe' };
    const kindOf = (path: string, facts: Partial<RequestFacts> = frame) =>
      requestKind(request(path, facts), ORIGIN);
    expect(kindOf('/offline-demo/1001?lang=th')).toBe('demo');
    expect(kindOf('/offline-demo/1001', page)).toBe('shell');
    expect(kindOf('/offline-demo/1001', { mode: 'cors', destination: '' })).toBe('network');
    for (const path of [
      '/offline-demo/',
      '/offline-demo/0',
      '/offline-demo/x',
      '/offline-demo/1/2',
      '/offline-demo/99999999999999999',
      'https://games.example/offline-demo/1001',
    ]) {
      expect(kindOf(path), path).toBe('network');
    }
  });
});

describe('files', () => {
  it('treats only hashed files of its own origin as assets', () => {
    const script: Partial<RequestFacts> = { destination: 'script' };
    expect(requestKind(request('/assets/home-B1.js', script), ORIGIN)).toBe('asset');
    const foreign = request('https://cdn.example/assets/home-B1.js', script);
    expect(requestKind(foreign, ORIGIN)).toBe('network');
  });

  it.each(['/static/art/banner/ph-1.webp', '/static/avatar/avatar_4.png'])(
    'treats the image %s as art',
    (path) => {
      expect(requestKind(request(path), ORIGIN)).toBe('art');
    },
  );

  it.each(['/static/art/icon/120_3.webp', 'https://cdn.example/games/icon/120_3.webp'])(
    'recognises the icon %s from any origin',
    (path) => {
      expect(requestKind(request(path), ORIGIN)).toBe('icon');
    },
  );

  it('leaves a foreign image without CORS to the network, since its response would be opaque', () => {
    const plain = request('https://cdn.example/icon/120_3.webp', { mode: 'no-cors' });
    expect(requestKind(plain, ORIGIN)).toBe('network');
    const own = request('/static/art/icon/120_3.webp', { mode: 'no-cors' });
    expect(requestKind(own, ORIGIN)).toBe('icon');
  });

  it.each(['https://cdn.example/static/art/x.webp', '/icon/120.webp', '/icons/icon-192.png'])(
    'leaves %s to the network',
    (path) => {
      expect(requestKind(request(path), ORIGIN)).toBe('network');
    },
  );
});

describe('API calls', () => {
  it.each(['/app/v1/tradeInfo', '/lobby/home', '/assets/home-B1.js'])(
    'POST %s goes to the network',
    (path) => {
      expect(requestKind(request(path, { method: 'POST' }), ORIGIN)).toBe('network');
    },
  );
});

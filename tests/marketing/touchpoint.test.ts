import { attribution } from '#shared/marketing/contract.ts';
import { attributionOf } from '#shared/marketing/stored-touchpoints.ts';
import { buildOutUrl } from '#shared/install/out-url.ts';
import { isCampaign, isLaunch, readTouchpoint, sourceOf } from '#shared/marketing/touchpoint.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const ROUTES = ['/', '/lobby/home', '/register'];
const NOW = Date.UTC(2026, 10, 21);
const read = (query: string, path = '/lobby/home', referrer = '') =>
  readTouchpoint({ query, path, referrer }, ROUTES, NOW);

describe('reading an address', () => {
  it('extracts the inviter, the proxy, the referrers, the campaign and the click ids', () => {
    const query =
      '?outValue=MANGO7&aid=100001&pid=77&install_referrer=h5&share_referrer=2&utm_source=fb&utm_term=a+b&fbclid=abc&link=pier';
    expect(read(query, '/register/', 'https://news.test/a/b?c=d')).toEqual({
      time: NOW,
      outValue: 'MANGO7',
      aid: '100001',
      pid: '77',
      installReferrer: 'h5',
      shareReferrer: 2,
      utm: { source: 'fb', term: 'a b' },
      clickIds: { fbclid: 'abc' },
      link: 'pier',
      landingPath: '/register',
      referrerOrigin: 'https://news.test',
    });
  });

  it('ignores unlisted parameters, which make no campaign', () => {
    const touch = read('?token=secret&mobile=0917&email=a@b.c&share_referrer=7');
    expect(touch).toEqual({
      time: NOW,
      installReferrer: 'web',
      landingPath: '/lobby/home',
      referrerOrigin: '',
    });
    expect(isCampaign(touch)).toBe(false);
    expect(isCampaign(read('?install_referrer=web'))).toBe(false);
  });

  it.each(['outValue=X', 'utm_source=fb', 'pid=1', 'install_referrer=h5dl', 'ttclid=t'])(
    '%s is a campaign',
    (query) => expect(isCampaign(read(query))).toBe(true),
  );

  it.each([
    'maria@example.com',
    '+63 917 123 4567',
    '0917-123-4567',
    '639171234567',
    '66812345678',
    '0812345678',
    'https://lobby.test/?token=1',
    'eyJhbGciOi.eyJzdWIi.c2ln',
  ])('%s looks personal and is dropped from any parameter', (value) => {
    for (const name of ['outValue', 'aid', 'utm_content', 'fbclid', 'install_referrer']) {
      expect(isCampaign(read(`${name}=${encodeURIComponent(value)}`))).toBe(false);
    }
  });

  it.each(['23851234567890123', '100001', 'MANGO7', 'Cj0KCQ-iA_x', 'night market & co', 'ตลาด 🏮'])(
    '%s is an id or a name and is preserved',
    (value) => {
      expect(read(`utm_campaign=${encodeURIComponent(value)}`).utm).toEqual({ campaign: value });
    },
  );

  it.each([
    ['/lobby/home/maria', '/'],
    ['/users/09171234567', '/'],
    ['/lobby/home/', '/lobby/home'],
    ['', '/'],
  ])('reduces the path %j to %j', (path, parsed) => {
    expect(read('', path).landingPath).toBe(parsed);
  });

  it.each([
    ['https://maria:secret@news.test/x', 'https://news.test'],
    ['android-app://com.example/x', ''],
    ['', ''],
  ])('reduces the referrer %j to %j', (referrer, parsed) => {
    expect(read('', '/', referrer).referrerOrigin).toBe(parsed);
  });

  it('turns any address into data that the server accepts', () => {
    const name = fc.constantFrom('outValue', 'aid', 'pid', 'utm_source', 'gclid', 'source', 'x');
    const query = fc
      .array(fc.tuple(name, fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.webUrl())))
      .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'));
    fc.assert(
      fc.property(query, fc.string(), fc.oneof(fc.webUrl(), fc.string()), (given, path, before) => {
        const touch = read(given, path, before);
        const parsed = attributionOf({ first: touch, last: touch }, 'desktop', NOW);
        const checked = v.safeParse(attribution, parsed);
        expect(checked.issues).toBeUndefined();
      }),
    );
  });
});

describe('the launch source', () => {
  it.each([
    ['?source=pwa', 'pwa', true],
    ['?tab=101&source=pwa-shortcut-likes', 'pwa-shortcut-likes', true],
    ['?source=a2hs', 'a2hs', true],
    ['?source=shortcut-deposit', 'shortcut-deposit', true],
    ['?source=push', 'push', true],
    ['?source=newsletter', 'newsletter', false],
    ['?source=pwantage', 'pwantage', false],
    ['?source=Maria%40example.com', undefined, false],
    [`?source=${'a'.repeat(41)}`, undefined, false],
    ['', undefined, false],
  ])('%s is %s', (query, source, launch) => {
    expect(sourceOf(query)).toBe(source);
    expect(isLaunch(source)).toBe(launch);
  });
});

describe('the out URL', () => {
  const context = { origin: 'https://lobby.test', userAgent: 'UA' };
  const campaign = read('?outValue=MANGO7&aid=5&gclid=g1&utm_source=fb', '/', 'https://news.test/');

  it('has an empty inviter when nothing is known', () => {
    expect(buildOutUrl(null, context)).toBe('outValue=');
  });

  it('contains only the inviter without a proxy [api.register]', () => {
    expect(buildOutUrl(campaign, context)).toBe('outValue=MANGO7&aid=5');
  });

  it('contains the whole trail with a proxy, with web as the default referrer [api.register]', () => {
    const out = new URLSearchParams(buildOutUrl({ ...campaign, pid: '77' }, context));
    expect(Object.fromEntries(out)).toEqual({
      outValue: 'MANGO7',
      aid: '5',
      pid: '77',
      install_referrer: 'web',
      utm_source: 'fb',
      gclid: 'g1',
      page_url: 'https://lobby.test/',
      referrer: 'https://news.test',
      user_agent: 'UA',
    });
  });

  it('stays within the length that the server accepts, the inviter first', () => {
    const long = encodeURIComponent('ตลาด'.repeat(100));
    const names = ['outValue', 'aid', 'pid', 'utm_source', 'utm_medium', 'utm_campaign', 'gclid'];
    const touch = read(names.map((name) => `${name}=${long}`).join('&'));
    const out = buildOutUrl(touch, context);
    expect(out.length).toBeLessThanOrEqual(4096);
    expect(new URLSearchParams(out).get('outValue')).toBe('ตลาด'.repeat(50));
    expect(new URLSearchParams(out).get('user_agent')).toBe('UA');
  });
});

import { describe, expect, it } from 'vitest';
import { destinationProblem } from '#server/marketing/links/link-destination.ts';
import { linkTarget, readLink } from '#server/marketing/links/links.ts';
import { similarName } from '#server/marketing/events/names.ts';

const GIVEN = {
  name: 'TikTok-November',
  path: '/start?gameId=12',
  source: ' tiktok ',
  medium: 'video',
  campaign: 'spin & win',
};

describe('a link', () => {
  it('is read with its fields trimmed and its name in lower case', () => {
    expect(readLink(GIVEN)).toEqual({
      name: 'tiktok-november',
      path: '/start?gameId=12',
      source: 'tiktok',
      medium: 'video',
      campaign: 'spin & win',
      content: '',
      term: '',
      referrer: '',
      title: '',
      description: '',
      endsOn: '',
      tags: '',
    });
    expect(readLink({ ...GIVEN, path: '' }).path).toBe('/');
  });

  it.each([
    [{ name: 'a b' }, /^name: 1 to 60/],
    [{ name: '-a' }, /^name:/],
    [{ name: '' }, /^name:/],
    [{ path: 'lobby' }, /^path must be an address inside the app/],
    [{ path: '//evil.example' }, /^path/],
    [{ path: '/\\evil.example' }, /^path/],
    [{ path: 'https://evil.example/' }, /^path/],
    [{ path: '/lobby#x' }, /^path/],
    [{ source: '' }, /^source \(or referrer\)/],
    [{ endsOn: '2026-02-30' }, /^endsOn must be a day like 2026-11-21/],
    [{ campaign: ' ' }, /^campaign is empty/],
    [{ content: 'x'.repeat(101) }, /^content may have 100 characters/],
    [{ title: 'x'.repeat(201) }, /^title may have 200 characters/],
    [
      { tags: Array.from({ length: 11 }, (_none, at) => `t${at}`).join() },
      /^tags: a link may have 10/,
    ],
    [{ tags: `night,${'x'.repeat(41)}` }, /^tags: "x{40}…" has more than 40 characters/],
  ])('is rejected with %j, and the error names the field', (change, problem) => {
    expect(() => readLink({ ...GIVEN, ...change })).toThrow(problem);
  });

  it('leads into the app with its parameters and preserves those it was opened with', () => {
    const link = readLink({ ...GIVEN, content: 'ปลา', referrer: 'agents' });
    const more = new URLSearchParams('fbclid=abc&utm_campaign=forged&gameId=99&sub=1');
    const target = new URL(linkTarget(link, more), 'https://app.example');
    expect(target.pathname).toBe('/start');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      gameId: '12',
      utm_source: 'tiktok',
      utm_medium: 'video',
      utm_campaign: 'spin & win',
      utm_content: 'ปลา',
      install_referrer: 'agents',
      link: 'tiktok-november',
      fbclid: 'abc',
      sub: '1',
    });
  });
});

describe('the address that a link leads to', () => {
  it.each([
    ['/กิจกรรม/🎏', '/%E0%B8%81%E0%B8%B4%E0%B8%88%E0%B8%81%E0%B8%A3%E0%B8%A3%E0%B8%A1/%F0%9F%8E%8F'],
    ['/lobby/a b"', '/lobby/a%20b%22'],
    ['/50%', '/50%'],
    ['/..//evil.example', '/evil.example'],
  ])('of %s is %s', (path, pathname) => {
    const [given] = linkTarget(readLink({ ...GIVEN, path })).split('?', 1);
    expect(given).toBe(pathname);
  });
});

describe('a link’s destination', () => {
  const known = { games: new Set([12]), activities: new Set([20]) };

  it.each([
    ['/', undefined],
    ['/Lobby/Activity/', undefined],
    ['/register?outValue=MANGO7', undefined],
    ['/register).', undefined],
    ['/lobby/activitys', 'path'],
    ['/กิจกรรม', 'path'],
    ['/50%', 'path'],
    ['/start?gameId=12', undefined],
    ['/start?gameId=13', 'game'],
    ['/start?gameId=', 'game'],
    ['/start', 'game'],
    ['/activity/spin', undefined],
    ['/activity/cashBonus', 'activity'],
  ])('%s has the problem: %s', (path, problem) => {
    expect(destinationProblem(path, known)).toBe(problem);
  });
});

describe('the suggestion for a link name', () => {
  const known = ['lantern-night', 'spin', 'brand-search'];

  it.each([
    ['lantern-nihgt', 'lantern-night'],
    ['Lantern Night', 'lantern-night'],
    ['lantern_night', 'lantern-night'],
    ['spim', 'spin'],
    ['brand-serch', 'brand-search'],
  ])('for %s is %s', (name, meant) => {
    expect(similarName(name, known)).toBe(meant);
  });

  it.each(['lantern-night', 'spun-2', 'payday', 'lantern-day-and-night'])(
    'for %s is none',
    (name) => {
      expect(similarName(name, known)).toBeUndefined();
    },
  );
});

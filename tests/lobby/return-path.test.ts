import { LOBBY_PATH, returnGameId, returnPath } from '#shared/lobby/return-path.ts';
import { runsOf } from '#tests/support/extent.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('the path to return to after login', () => {
  test.each([
    '/deposit',
    '/lobby/member',
    '/start?gameId=7&brandId=3&typeId=1',
    '/deposit?typeId=SignUpBonus#top',
    '/search?q=https://elsewhere.example/',
    '/search?q=%2F%2Felsewhere.example',
    '/loginhistory',
    '/record/ประวัติ',
  ])('%s is accepted', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  test.each([
    ['another site', 'https://evil.example/'],
    ['another site without a scheme', '//evil.example'],
    ['two slashes further in', '/.//evil.example'],
    ['a backslash', '/\\evil.example'],
    ['a backslash further in', '/a\\..\\evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line end that browsers drop', '/\n/evil.example'],
    ['a zero byte', '/\u0000/evil.example'],
    ['a direction mark', '/\u202e/evil.example'],
    ['a space before', ' /deposit'],
    ['script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a relative path', 'deposit'],
    ['an empty text', ''],
    ['the login screen itself', '/login'],
    ['the login screen with its own return', '/login?back=/login'],
    ['the login screen, spelled longer', '/login/#x'],
    ['the register screen', '/register'],
    ['the forgotten password', '/forget'],
    ['a text that is too long', `/${'a'.repeat(2000)}`],
    ['no text', undefined],
    ['a number', 7],
    ['a list', ['/deposit']],
  ])('%s becomes the lobby', (_name, back) => {
    expect(returnPath(back)).toBe(LOBBY_PATH);
  });

  test('never resolves to another site, whatever was requested', () => {
    const own = 'https://parola.example';
    const slashes = fc.string({
      unit: fc.constantFrom(...Array.from('/\\.:@a\t\n%2fF?#')),
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), slashes), (back) => {
        const resolved = new URL(returnPath(back), `${own}/login`);
        expect(resolved.origin).toBe(own);
        expect(resolved.pathname.startsWith('//')).toBe(false);
      }),
      { numRuns: runsOf(2000) },
    );
  });
});

describe('the game to return to', () => {
  test.each([
    ['/start?gameId=1042&brandId=3&typeId=1', 1042],
    ['/start?brandId=3&gameId=7', 7],
    ['/start?gameId=7#top', 7],
  ])('%s is %d', (back, id) => {
    expect(returnGameId(back)).toBe(id);
  });

  test.each([
    undefined,
    '/start',
    '/start?gameId=0',
    '/start?gameId=1e3',
    '/start?myGameId=7',
    '/deposit?gameId=7',
    '//evil.example/start?gameId=7',
  ])('%s is none', (back) => {
    expect(returnGameId(back)).toBeNull();
  });
});

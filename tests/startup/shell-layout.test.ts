import { describe, expect, it } from 'vitest';
import { shellLayout, hasBottomBar } from '#startup/shell-layout.ts';
import { PLAYER_ROUTES, PUBLIC_ROUTES } from '#tests/support/route-table.ts';

const at = (path: string) => new URL(path, 'https://lobby.test');

describe('the skeleton of the first page', () => {
  it.each(['/', '/lobby', '/lobby/home', '/lobby/home?tab=3', '/lobby/home?source=pwa'])(
    'is the lobby at %s',
    (path) => {
      expect(shellLayout(at(path))).toBe('lobby');
      expect(hasBottomBar(at(path))).toBe(true);
    },
  );

  it.each([
    ['/deposit?orderNo=D1', 'form'],
    ['/lobby/deposit', 'form'],
    ['/login?back=/bind', 'form'],
    ['/withdrawal/spin', 'form'],
    ['/start?gameId=1001', 'stage'],
    ['/profile/email', 'list'],
    ['/no/such/place', 'list'],
    ['/loginx', 'list'],
  ])('at %s is a %s', (path, look) => {
    expect(shellLayout(at(path))).toBe(look);
  });

  it('is the lobby on no other route, with the bottom bar on lobby routes only', () => {
    for (const path of [...PUBLIC_ROUTES, ...PLAYER_ROUTES]) {
      if (path !== '/lobby/home') expect(shellLayout(at(path)), path).not.toBe('lobby');
      expect(hasBottomBar(at(path)), path).toBe(path.startsWith('/lobby/'));
    }
  });
});

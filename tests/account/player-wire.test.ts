/** Likes and history from the server: broken entries are dropped, the rest is shown. */
import { toPlayer } from '#api/player-wire.ts';
import { gameDataUser } from '#shared/game/contract.ts';
import { readStrictly, readTolerantly } from '#shared/wire/tolerance.ts';
import { wireUser as wireUserSchema, type WireUser } from '#shared/account/user-contract.ts';
import { pictureOf } from '#shared/account/user.ts';
import { wireUser } from '#tests/builders/wire.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const HOSTS = { origin: 'https://platform.test', pictureOrigins: ['https://pictures.test'] };
const NOTHING = { appUserBank: null, appUserBankList: [], inviteCode: '', aid: '' };

const playerWith = (appGameDataUser: unknown) => {
  const read = readTolerantly(gameDataUser, appGameDataUser);
  if (!read.success) throw new Error('refused');
  return toPlayer(wireUser() as never, { ...NOTHING, appGameDataUser: read.output }, HOSTS);
};

/** Returns the player that the app reads from these wire fields. */
const userOf = (wire: Partial<WireUser>) => {
  const read = readTolerantly(wireUserSchema, wireUser(wire));
  if (!read.success) throw new Error('refused');
  const belongings = { ...NOTHING, appGameDataUser: { gameLikes: {}, gameHistory: [] } };
  return toPlayer(read.output, belongings, HOSTS).user;
};

it('a player has a sign-in method and the name used there [data.user-info]', () => {
  const names = { googleAccount: 'go', facebookAccount: 'fa', lineAccount: 'li' };
  const ways = [0, 1, 2, 3, 4, 5, -1].map((accountType) => {
    const { signInWay, networkName } = userOf({ ...names, accountType });
    return [signInWay, networkName];
  });
  expect(ways).toEqual([
    ['guest', ''],
    ['account', ''],
    ['google', 'go'],
    ['facebook', 'fa'],
    ['line', 'li'],
    ['account', ''],
    ['account', ''],
  ]);
});

it.each([
  ['', '/static/avatar/avatar_3.png'],
  ['/mine/7.webp', 'https://platform.test/mine/7.webp'],
  ['https://pictures.test/7.webp', 'https://pictures.test/7.webp'],
  // The page's CSP forbids other hosts, and such a host would learn who views the picture.
  ['https://elsewhere.test/7.webp', '/static/avatar/avatar_3.png'],
  ['javascript:alert(1)', '/static/avatar/avatar_3.png'],
])(
  'the custom picture %j is shown only where the page may load it [data.user-info]',
  (avatarOther, shown) => {
    expect(pictureOf(userOf({ avatarOther }))).toBe(shown);
  },
);

it('the history contains the newest fifty games, each once', () => {
  const played = Array.from({ length: 80 }, (_, at) => 1_000 - at);
  const { history } = playerWith({ gameLikes: {}, gameHistory: [1_000, 999, ...played] });
  expect(history).toEqual(played.slice(0, 50));
});

it('an invalid game or like is dropped alone [data.likes-and-history]', () => {
  const { history, likes } = playerWith({
    gameLikes: { 1: 1, 2: 0, 3: 'yes', 4: null },
    gameHistory: [5, 'six', null, 0.5, 7, 5],
  });
  expect(history).toEqual([5, 7]);
  expect(likes).toEqual({ 1: true, 2: false });
});

it('any answer gives a player with at most fifty games', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (gameLikes, gameHistory) => {
      for (const sent of [{ gameLikes, gameHistory }, gameHistory]) {
        const { history, likes } = playerWith(sent);
        expect(history.length).toBeLessThanOrEqual(50);
        expect(history.every(Number.isSafeInteger)).toBe(true);
        expect(Object.values(likes).every((is) => typeof is === 'boolean')).toBe(true);
      }
    }),
  );
});

it('answers of our own server are read strictly', () => {
  expect(readStrictly(gameDataUser, { gameLikes: { 1: 1 }, gameHistory: [1] }).success).toBe(true);
  expect(readStrictly(gameDataUser, { gameLikes: {}, gameHistory: ['x'] }).success).toBe(false);
  expect(readStrictly(gameDataUser, null).success).toBe(false);
});

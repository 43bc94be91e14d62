/** Values that another backend may send, following the points of docs/platform.md. */
import { toLobbyConfig } from '#api/lobby-wire.ts';
import { accountSession } from '#shared/account/contract.ts';
import { endpoints } from '#shared/wire/endpoints.ts';
import { readFromGame } from '#shared/play/frame-contract.ts';
import { appConfig } from '#shared/lobby/contract.ts';
import { readStrictly, readTolerantly } from '#shared/wire/tolerance.ts';
import type { LobbyConfig } from '#shared/lobby/lobby-config.ts';
import { appConfigAnswer, sessionAnswer, wireGame, wireUser } from '#tests/builders/wire.ts';
import { describe, expect, it } from 'vitest';

const HOSTS = { origin: 'https://platform.test', pictureOrigins: [] };

/** Returns the lobby config that the app reads from the given answer. */
function configOf(sent: object, showsAvif = false): LobbyConfig {
  const read = readTolerantly(appConfig, { ...appConfigAnswer(), ...sent });
  if (!read.success) throw new Error('refused');
  return toLobbyConfig(read.output, HOSTS, showsAvif);
}

describe('login and register', () => {
  const { errcode: _errcode, code: _code, ...flat } = sessionAnswer();
  const { token, appUserBank, appUserBankList, appGameDataUser, inviteCode, aid } = flat;
  const beside = { token, appUserBank, appUserBankList, appGameDataUser, inviteCode, aid };

  it('may have the player beside the token or under user', () => {
    const nested = readTolerantly(accountSession, { ...beside, user: wireUser() });
    expect(nested.success).toBe(true);
    expect(nested.output).toEqual(readTolerantly(accountSession, flat).output);
  });

  it('of our own server must use the flat form', () => {
    expect(readStrictly(accountSession, flat).success).toBe(true);
    expect(readStrictly(accountSession, { ...beside, user: { id: 1 } }).success).toBe(false);
  });

  it.each([null, [], 'mango', 7])('%j under user is ignored', (user) => {
    expect(readTolerantly(accountSession, { ...beside, user }).success).toBe(false);
    expect(readTolerantly(accountSession, { ...flat, user }).success).toBe(true);
  });
});

describe('messages of a game', () => {
  it('may be objects or JSON text', () => {
    const message = { type: 'balance', coin: 1_250 };
    expect(readFromGame(message)).toEqual(message);
    expect(readFromGame(JSON.stringify(message))).toEqual(message);
  });

  it.each(['', '{', '"ready"', 'null', '[]', ' '.repeat(10_001) + '{"type":"ready"}'])(
    'are ignored when they are %j',
    (text) => expect(readFromGame(text)).toBeNull(),
  );
});

describe('the market', () => {
  it.each<[object, LobbyConfig['market']]>([
    [{ market: 'th', currency: 'PHP', countryCode: '63' }, 'th'],
    [{ currency: 'THB', countryCode: '63' }, 'th'],
    [{ countryCode: '66' }, 'th'],
    [{ countryCode: '+63' }, 'ph'],
    [{ market: 'vn', currency: 'VND', countryCode: '84' }, null],
    [{}, null],
  ])('sent as %j is %s', (sent, market) => {
    expect(configOf(sent).market).toBe(market);
  });

  it('has the savings bank only when it is enabled', () => {
    expect(configOf({ bankEnabled: 1 }).hasBank).toBe(true);
    expect(configOf({ bankEnabled: 0 }).hasBank).toBe(false);
    expect(configOf({}).hasBank).toBe(false);
  });
});

describe('limits that the contract defines as literals', () => {
  it('accept any number above 0, and fall back one by one when missing or invalid', () => {
    const config = configOf({
      limits: { codeLen: 4, codeTries: 'many', bankMax: 0, searchMin: 2 },
    });
    expect(config.codes).toEqual({ length: 4, tries: 5 });
    expect(config.accounts.most).toBe(5);
    expect(config.search.least).toBe(2);
  });
});

describe('the address of invitations', () => {
  const base = 'https://play.test/';
  it.each<[unknown, LobbyConfig['share']]>([
    [[{ base, share: { 1: 'Come' } }], { base, share: { 1: 'Come' } }],
    [[base], { base, share: {} }],
    [
      { base, share: { 1: 'Come' } },
      { base, share: { 1: 'Come' } },
    ],
    [base, { base, share: {} }],
    [[null, 7, { share: {} }, 'javascript:alert(1)', { base }], { base, share: {} }],
    [[], null],
    [undefined, null],
  ])('is read from h5.url %j', (url, share) => {
    expect(configOf({ h5: { url } }).share).toEqual(share);
  });
});

describe('games and providers of another server', () => {
  it('accept a version as number or text, and a provider with ids or whole games [data.provider]', () => {
    const read = readTolerantly(appConfig, {
      ...appConfigAnswer(),
      appGameList: [wireGame({ version: 7 }), wireGame({ id: 2, version: '7b' })],
      appGamePlatformList: [
        { id: 1, name: 'Ids', sort: 1, gameList: [1, 2] },
        { id: 2, name: 'Games', sort: 2, gameList: [wireGame()] },
      ],
    });
    expect(read.success).toBe(true);
    expect(
      configOf({ appGamePlatformList: [{ id: 2, name: 'Games', gameList: [{}] }] }).providers,
    ).toEqual([{ id: 2, name: 'Games', sort: 0 }]);
  });

  it('have icons in AVIF only where the server says so and the browser shows them', () => {
    const typeOf = (gameIconTypes: unknown, showsAvif: boolean) =>
      configOf({ gameResourceUrl: '/art', gameIconTypes }, showsAvif).iconAddress.split('.').at(-1);
    expect(typeOf(['avif', 'webp'], true)).toBe('avif');
    expect(typeOf(['avif', 'webp'], false)).toBe('webp');
    for (const others of [undefined, null, [], ['webp'], ['jxl', 7], 'avif']) {
      expect(typeOf(others, true), JSON.stringify(others)).toBe('webp');
    }
  });

  it('resolve addresses without an origin against the server', () => {
    expect(configOf({ gameResourceUrl: '/art' }).resourceUrl).toBe('https://platform.test/art');
    expect(configOf({ gameResourceUrl: 'https://cdn.test/art' }).resourceUrl).toBe(
      'https://cdn.test/art',
    );
  });
});

it.each(['smsSend', 'forgetPassword', 'customerServices', 'installEvents'] as const)(
  '%s can be called without a session',
  (name) => expect(endpoints[name].access).toBe('anonymous'),
);

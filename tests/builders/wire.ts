/** Builds server answers, typed by the contract. */
import type { WireGame } from '#shared/game/contract.ts';
import type { WireUser } from '#shared/account/user-contract.ts';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';

export function wireGame(overrides: Partial<WireGame> = {}): WireGame {
  return { id: 1, brandId: 1, typeId: 1, name: 'Lantern Reef', version: 1, ...overrides };
}

export function wireUser(overrides: Partial<WireUser> = {}): WireUser {
  return {
    id: 7,
    uuid: 'u-7',
    account: 'mangosurfer',
    accountType: 1,
    nickname: 'Mango',
    avatar: 3,
    avatarOther: '',
    facebookAccount: '',
    googleAccount: '',
    lineAccount: '',
    mobile: '',
    regPeriod: 0,
    vip: 2,
    pid: '',
    coin: 123_456,
    lottery: 100_000,
    safebox: 0,
    totalRecharge: 50_000,
    hasSafeboxPassword: 0,
    ...overrides,
  };
}

/** The minimum a server must send for a lobby; everything else has a fallback. */
export function appConfigAnswer(
  overrides: Partial<WireResponseOf<'appConfig'>> = {},
): Record<string, unknown> {
  return {
    errcode: 0,
    code: 200,
    serverTime: 1_700_000_000_000,
    gameListVersion: 'v1',
    gameResourceUrl: '/static/art',
    appGameTypeList: [{ id: 1, status: 1, sort: 1 }],
    appGamePlatformList: [{ id: 1, name: 'Reef Works', sort: 1 }],
    appGameList: [wireGame()],
    ...overrides,
  };
}

export function sessionAnswer(user: Partial<WireUser> = {}): Record<string, unknown> {
  return {
    errcode: 0,
    code: 200,
    ...wireUser(user),
    token: 'token-of-mango',
    appUserBank: null,
    appUserBankList: [],
    appGameDataUser: { gameLikes: { '1': 1 }, gameHistory: [1] },
    inviteCode: 'MANGO7',
    aid: '7',
  };
}

export function afterLoginAnswer(
  user: Partial<WireUser> = {},
  config: Partial<WireResponseOf<'appConfig'>> = {},
): Record<string, unknown> {
  const { token: _token, ...session } = sessionAnswer();
  return { ...appConfigAnswer(config), ...session, user: wireUser(user) };
}

export const vipAnswer = (
  overrides: Partial<WireResponseOf<'vipInfo'>> = {},
): WireResponseOf<'vipInfo'> => ({
  vip: 2,
  exp: 0,
  nextExp: 0,
  recharge: 0,
  nextRecharge: 0,
  today: { count: 0, amount: 0 },
  claims: [],
  ...overrides,
});

/** Deposit offers and channels, empty by default. */
export const tradeAnswer = (
  overrides: Partial<WireResponseOf<'tradeInfo'>> = {},
): WireResponseOf<'tradeInfo'> => ({
  rechargeList: [],
  payChannelList: [],
  rechargeMin: 0,
  rechargeMax: 0,
  quickAmounts: [],
  exchangeConfig: null,
  ...overrides,
});

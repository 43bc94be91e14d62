/** Account API calls, each with a complete answer. */
import { accountApi } from '#api/account.ts';
import { accountExtrasApi } from '#api/account-extras.ts';
import { balanceApi } from '#api/balance.ts';
import { lobbyApi } from '#api/lobby.ts';
import { profileApi } from '#api/profile.ts';
import { mobileApi } from '#api/mobile.ts';
import type { AppStore } from '#app/store.ts';
import type { EndpointName } from '#shared/wire/endpoints.ts';
import type { Scope } from '#i18n/error-catalogue.ts';
import { askedLobby } from '#tests/builders/lobby-ask.ts';
import {
  afterLoginAnswer,
  appConfigAnswer,
  sessionAnswer,
  wireUser,
} from '#tests/builders/wire.ts';

type Outcome = Promise<{ data?: unknown; error?: unknown }>;

export interface AccountCall {
  readonly name: EndpointName;
  readonly scope: Scope;
  /** A complete answer, which the tests break. */
  readonly answer: Record<string, unknown>;
  run(store: AppStore): Outcome;
}

const FORCE_REFETCH = { subscribe: false, forceRefetch: true } as const;
const untracked = { track: false } as const;
const login = { account: 'mango', password: 'x' };
const bind = { countryCode: '63', mobile: '9171234567', code: '123456', reqNo: 'n' };
const reqNo = '0b6f3a52-8d0c-4c0a-9a3e-0f6f5d1c2b3a';
const balances = { coin: 1, lottery: 1, safebox: 0, totalRecharge: 1, vip: 0, seq: 4 };
const rewards = [
  { id: 2001, count: 500 },
  { id: 1003, count: 1 },
];
const { accountLogin, accountRegister } = accountApi.endpoints;
const { sessions, redeemState, redeemCode, agentFill } = accountExtrasApi.endpoints;
const { changeProfile, changePassword } = profileApi.endpoints;
const { smsSend, bindAccount, forgetPassword } = mobileApi.endpoints;

export const accountCalls: readonly AccountCall[] = [
  {
    name: 'accountLogin',
    scope: 'login',
    answer: sessionAnswer(),
    run: (store) => store.dispatch(accountLogin.initiate(login, untracked)),
  },
  {
    name: 'accountRegister',
    scope: 'login',
    answer: sessionAnswer(),
    run: (store) =>
      store.dispatch(accountRegister.initiate({ ...login, email: 'a@b.example' }, untracked)),
  },
  {
    name: 'appConfig',
    scope: 'login',
    answer: appConfigAnswer(),
    run: (store) => askedLobby(store, 'appConfig'),
  },
  {
    name: 'afterLoginConfig',
    scope: 'login',
    answer: afterLoginAnswer(),
    run: (store) => askedLobby(store, 'afterLoginConfig'),
  },
  {
    name: 'refreshBalance',
    scope: 'login',
    answer: { errcode: 0, ...balances },
    run: (store) =>
      store.dispatch(balanceApi.endpoints.refreshBalance.initiate(undefined, FORCE_REFETCH)),
  },
  {
    name: 'lightRefresh',
    scope: 'superior',
    answer: { errcode: 0, user: wireUser({ pid: '8' }), red: { task: 1, mail: 0, signUp: 0 } },
    run: (store) =>
      store.dispatch(lobbyApi.endpoints.lightRefresh.initiate(undefined, FORCE_REFETCH)),
  },
  {
    name: 'smsSend',
    scope: 'code-send',
    answer: { errcode: 0, expireIn: 300, resendIn: 60, leftToday: 9 },
    run: (store) =>
      store.dispatch(
        smsSend.initiate({ countryCode: '63', mobile: '9171234567', scene: 1 }, untracked),
      ),
  },
  {
    name: 'bindAccount',
    scope: 'verification',
    answer: { errcode: 0, mobile: '09*****4567', rewards },
    run: (store) => store.dispatch(bindAccount.initiate(bind, untracked)),
  },
  {
    name: 'forgetPassword',
    scope: 'verification',
    answer: { errcode: 0 },
    run: (store) => store.dispatch(forgetPassword.initiate({ ...bind, ...login }, untracked)),
  },
  {
    name: 'changeProfile',
    scope: 'profile',
    answer: { errcode: 0, nickname: 'Heron', avatar: 3 },
    run: (store) => store.dispatch(changeProfile.initiate({ nickname: 'Heron' }, untracked)),
  },
  {
    name: 'changePassword',
    scope: 'password',
    answer: { errcode: 0 },
    run: (store) =>
      store.dispatch(changePassword.initiate({ oldPassword: 'x', password: 'y' }, untracked)),
  },
  {
    name: 'sessions',
    scope: 'login',
    answer: { errcode: 0, list: [{ id: '1', device: 'P', ip: '1.*', time: 1, current: 1 }] },
    run: (store) => store.dispatch(sessions.initiate(undefined, FORCE_REFETCH)),
  },
  {
    name: 'agentFill',
    scope: 'superior',
    answer: { errcode: 0, pid: '8', nickname: 'Mango' },
    run: (store) => store.dispatch(agentFill.initiate({ pid: '8' }, untracked)),
  },
  {
    name: 'redeemState',
    scope: 'redeem',
    answer: {
      errcode: 0,
      enabled: 1,
      codeMin: 4,
      codeMax: 20,
      list: [{ code: 'LAN***', rewards, time: 1 }],
    },
    run: (store) => store.dispatch(redeemState.initiate(undefined, FORCE_REFETCH)),
  },
  {
    name: 'redeemCode',
    scope: 'redeem',
    answer: { errcode: 0, rewards, coin: 5, seq: 5 },
    run: (store) => store.dispatch(redeemCode.initiate({ code: 'LANTERN', reqNo }, untracked)),
  },
];

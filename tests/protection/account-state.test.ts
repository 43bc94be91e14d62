import {
  ACCOUNT_STATUSES,
  playBlockAt,
  FREE,
  mayPromote,
  accountStateAfterStart,
  type AccountStatus,
} from '#shared/protection/account-state.ts';
import { NO_END } from '#shared/protection/pause.ts';
import { epochMs } from '#shared/time/duration.ts';
import { toAccountState } from '#api/account-state-wire.ts';
import { selectAccountState } from '#state/session/session-slice.ts';
import { accountApi } from '#api/account.ts';
import { lobbyApi } from '#api/lobby.ts';
import { protectionApi } from '#api/protection.ts';
import { scriptedPlatform, storeWithListeners } from '#tests/builders/platform.ts';
import { sessionAnswer } from '#tests/builders/wire.ts';
import { describe, expect, it } from 'vitest';

const now = epochMs(1_795_000_000_000);
const [past, later] = [now - 1, now + 1];

describe('promotions and play', () => {
  it('are open to a player without restrictions', () => {
    expect(mayPromote(FREE, now)).toBe(true);
    expect(playBlockAt(FREE, now)).toBeNull();
  });

  it.each(ACCOUNT_STATUSES.filter((status) => status !== 'open'))(
    'promotions are not shown to a player with status %s',
    (status) => {
      expect(mayPromote({ ...FREE, status }, now)).toBe(false);
    },
  );

  it('a used-up limit stops promotions, but not play', () => {
    const accountState = { ...FREE, isLimitReached: true };
    expect(mayPromote(accountState, now)).toBe(false);
    expect(playBlockAt(accountState, now)).toBeNull();
  });

  it.each<[AccountStatus, object, string | null]>([
    ['open', { breakUntil: later }, 'break'],
    ['open', { excludeUntil: later, breakUntil: later }, 'excluded'],
    ['break', {}, 'break'],
    ['excluded', {}, 'excluded'],
    ['frozen', {}, 'blocked'],
    ['no-play', {}, 'blocked'],
    ['no-deposits', {}, null],
    ['no-withdrawals', {}, null],
    // The status was reported before the pause ended.
    ['break', { breakUntil: past }, null],
    ['excluded', { excludeUntil: past }, null],
  ])('status %s with %o blocks play as %s', (status, dates, kind) => {
    expect(playBlockAt({ ...FREE, status, ...dates }, now)?.kind ?? null).toBe(kind);
  });

  it('a block has its end where that is known', () => {
    expect(playBlockAt({ ...FREE, breakUntil: later }, now)?.until).toBe(later);
    expect(playBlockAt({ ...FREE, excludeUntil: NO_END }, now)?.until).toBeNull();
  });
});

describe('a start answer, which has dates but no status', () => {
  it('preserves a status from the light refresh', () => {
    const frozen = { ...FREE, status: 'frozen' } as const;
    expect(accountStateAfterStart(frozen, FREE)).toEqual(frozen);
    const withoutDates = { ...FREE, status: 'excluded' } as const;
    expect(accountStateAfterStart(withoutDates, FREE)).toEqual(withoutDates);
  });

  it('ends a break that had dates', () => {
    const onBreak = { ...FREE, status: 'break', breakUntil: later } as const;
    expect(accountStateAfterStart(onBreak, FREE)).toEqual(FREE);
  });
});

it('the account state is read from the answer, and unrestricted without one', () => {
  const limit = { kind: 1, period: 1, value: 100, used: 100, resetTime: epochMs(0) } as const;
  const rg = {
    limits: [{ ...limit, pending: undefined }],
    realityMin: 0,
    realityTime: epochMs(0),
    breakUntil: later,
    excludeUntil: 0,
    sessionStart: now,
    netToday: 0,
  };
  const state = { status: 'break', isLimitReached: true, breakUntil: later, excludeUntil: 0 };
  expect(toAccountState(rg as never, 3)).toEqual(state);
  expect(toAccountState(undefined)).toEqual(FREE);
});

describe('the account state of a signed-in player', () => {
  const rg = {
    limits: [],
    realityMin: 0,
    realityTime: 0,
    breakUntil: 0,
    excludeUntil: 0,
    sessionStart: 0,
    netToday: 0,
  };
  async function signedIn() {
    const platform = scriptedPlatform();
    platform.reply('accountLogin', { json: sessionAnswer() });
    const { store } = storeWithListeners();
    const login = { account: 'mangosurfer', password: 'cipher' };
    await store.dispatch(accountApi.endpoints.accountLogin.initiate(login));
    return { platform, store, accountState: () => selectAccountState(store.getState()) };
  }

  it('follows the light refresh and every answer about protection', async () => {
    const { platform, store, accountState } = await signedIn();
    const red = { task: 0, mail: 0, signUp: 0 };
    const light = { errcode: 0, user: {}, accountStatus: 5, kycStatus: 0, red, rg };
    platform.reply('lightRefresh', { json: light });
    await store.dispatch(lobbyApi.endpoints.lightRefresh.initiate());
    expect(accountState()).toEqual({ ...FREE, status: 'no-play' });

    platform.reply('takeBreak', { json: { errcode: 0, rg: { ...rg, breakUntil: 77 } } });
    await store.dispatch(protectionApi.endpoints.takeBreak.initiate({ hours: 24 }));
    expect(accountState()).toEqual({ ...FREE, status: 'no-play', breakUntil: 77 });
  });

  it('is the same object while nothing changes', async () => {
    const { platform, store, accountState } = await signedIn();
    const before = accountState();
    platform.reply('protection', { json: { errcode: 0, rg } });
    await store.dispatch(protectionApi.endpoints.protection.initiate());
    expect(accountState()).toBe(before);
  });
});

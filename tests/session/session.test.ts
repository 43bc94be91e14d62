import { activityApi } from '#api/activity.ts';
import { lobbyApi } from '#api/lobby.ts';
import { mailApi } from '#api/mail.ts';
import { exitGame } from '#api/play.ts';
import { signUpBonusApi } from '#api/sign-up-bonus.ts';
import { taskApi } from '#api/task.ts';
import type { AppStore } from '#app/store.ts';
import type { EndpointName } from '#shared/wire/endpoints.ts';
import { marketingApi } from '#api/marketing.ts';
import { gameApi } from '#api/game.ts';
import { newerBalance, withPlayed, type Balance } from '#shared/account/user.ts';
import { minorUnits } from '#shared/money/money.ts';
import { renewByBalance, renewedElsewhere } from '#app/sign-in-again.ts';
import { localKeys } from '#config/storage-keys.ts';
import { localArea } from '#browser/storage/key-value.ts';
import {
  likeAnswered,
  likePressed,
  pendingLikesRead,
  selectBalance,
  selectIsLiked,
  selectLikes,
  selectPendingLikes,
  selectIsSignedIn,
  selectLastEnd,
  selectPlayer,
  selectRedDots,
  sessionEnded,
} from '#state/session/session-slice.ts';
import { askedLobby } from '#tests/builders/lobby-ask.ts';
import { signedIn } from '#tests/builders/platform.ts';
import { afterLoginAnswer } from '#tests/builders/wire.ts';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

const expired = { json: { errcode: 401, code: 401 } };

describe('a session', () => {
  it('begins with a sign-in [data.invite-code-and-aid] [flow.login.stored]', async () => {
    const { store } = await signedIn();
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(selectPlayer(store.getState())?.inviteCode).toBe('MANGO7');
    expect(selectIsLiked(store.getState(), 1)).toBe(true);
    expect(selectIsLiked(store.getState(), 2)).toBe(false);
  });

  it('ends once when ten calls are rejected at the same time [flow.app-start.session-expired]', async () => {
    const { platform, store, ends } = await signedIn();
    platform.reply('gameLike', expired);
    const like = gameApi.endpoints.gameLike.initiate({ gameId: 1, isLiked: true });
    await Promise.all(Array.from({ length: 10 }, () => store.dispatch(like)));
    await vi.waitFor(() => expect(ends).toEqual(['expired']));
    expect(selectPlayer(store.getState())).toBeNull();
    expect(selectLastEnd(store.getState())).toBe('expired');
  });

  // The seventh public call, the balance query, signs in again first (spec §7).
  it.each<[EndpointName, (store: AppStore) => Promise<unknown>]>([
    ['afterLoginConfig', (store) => askedLobby(store, 'afterLoginConfig')],
    ['activities', ({ dispatch }) => dispatch(activityApi.endpoints.activities.initiate())],
    ['signUpBonus', ({ dispatch }) => dispatch(signUpBonusApi.endpoints.signUpBonus.initiate())],
    ['tasks', ({ dispatch }) => dispatch(taskApi.endpoints.tasks.initiate())],
    ['mailDots', ({ dispatch }) => dispatch(mailApi.endpoints.mailDots.initiate())],
    ['exitGame', ({ dispatch }) => dispatch(exitGame.initiate('session-1'))],
  ])(
    'does not end when %s, flagged public, is rejected [auth.public-calls] [api.exit-game]',
    async (name, call) => {
      const { platform, store, ends } = await signedIn();
      platform.reply(name, expired);
      await call(store);
      expect(platform.received.map((sent) => sent.name)).toContain(name);
      // A renewal started by the 401 would end no later than this one.
      await renewByBalance(store.dispatch, store.getState);
      expect(selectIsSignedIn(store.getState())).toBe(true);
      expect(ends).toEqual([]);
    },
  );

  it('does not end when an install report is rejected', async () => {
    const { platform, store, ends } = await signedIn();
    platform.reply('installEvents', expired);
    const events = [{ seq: 1, name: 'landing', time: 1 } as const];
    const installId = '2b1e6f0a-7c0d-4b8e-9f3a-5d6c7e8f9a0b';
    const report = marketingApi.endpoints.installEvents.initiate({ installId, events });
    await store.dispatch(report);
    expect(platform.received.map(({ name }) => name)).toContain('installEvents');
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(ends).toEqual([]);
  });

  it('is not ended by a rejected mutation while another tab signs in again', async () => {
    const { platform, store, ends } = await signedIn();
    const lease = `${localKeys.lease}parola.renewal`;
    localArea.write(lease, `another-tab ${Date.now() + 10_000}`);
    platform.reply('gameLike', expired);
    const like = gameApi.endpoints.gameLike.initiate({ gameId: 1, isLiked: true });
    const answer = await store.dispatch(like);
    expect(answer.error).toMatchObject({ kind: 'session-expired' });
    expect(platform.token).not.toBeNull();
    // The other tab has its answer.
    platform.token = 'token-of-the-renewed-session';
    localArea.remove(lease);
    expect(await renewedElsewhere('token-before')).toBe(true);
    expect([ends, platform.token]).toEqual([[], 'token-of-the-renewed-session']);
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });

  it('leaves no data of the player in the store when it ends', async () => {
    const { store, ends } = await signedIn();
    store.dispatch(sessionEnded('logged-out'));
    await vi.waitFor(() => expect(ends).toEqual(['logged-out']));
    expect(JSON.stringify(store.getState())).not.toMatch(/mango/i);
  });

  it('sends the log-out to the server while the token still exists', async () => {
    const { platform, store, ends } = await signedIn();
    platform.received.length = 0;
    store.dispatch(sessionEnded('logged-out'));
    await vi.waitFor(() => expect(ends).toEqual(['logged-out']));
    const call = platform.received.find(({ name }) => name === 'logout');
    expect(call?.headers['authorization']).toBe('token-of-mango');
  });

  it('stores a like without changing the balance [data.likes-and-history]', async () => {
    const { store } = await signedIn();
    store.dispatch(likePressed({ gameId: 2, isLiked: true }));
    expect(selectIsLiked(store.getState(), 2)).toBe(true);
    expect(selectBalance(store.getState())?.coin).toBe(123_456);
  });

  it('preserves pending and just saved likes over an older answer of the server', async () => {
    const { platform, store } = await signedIn();
    platform.reply('afterLoginConfig', { json: afterLoginAnswer() });
    store.dispatch(likePressed({ gameId: 2, isLiked: true }));
    store.dispatch(likePressed({ gameId: 3, isLiked: true }));
    const asking = askedLobby(store, 'afterLoginConfig');
    store.dispatch(likeAnswered({ like: { gameId: 3, isLiked: true }, isSaved: true }));
    await asking;
    expect(selectLikes(store.getState())).toEqual({ 1: true, 2: true, 3: true });
    // A new answer overrides the likes that are not pending.
    await askedLobby(store, 'afterLoginConfig');
    expect(selectLikes(store.getState())).toEqual({ 1: true, 2: true });
    store.dispatch(likeAnswered({ like: { gameId: 2, isLiked: true }, isSaved: false }));
    expect(selectLikes(store.getState())).toEqual({ 1: true });
  });

  it('treats a like that another tab has sent as saved', async () => {
    const { store } = await signedIn();
    store.dispatch(likePressed({ gameId: 2, isLiked: true }));
    store.dispatch(pendingLikesRead([{ gameId: 5, isLiked: true }]));
    expect(selectLikes(store.getState())).toEqual({ 1: true, 2: true, 5: true });
    expect(selectPendingLikes(store.getState())).toEqual([{ gameId: 5, isLiked: true }]);
  });
});

const balance = (coin: number, seq: number): Balance => ({
  coin: minorUnits(coin),
  lottery: minorUnits(0),
  safebox: minorUnits(0),
  totalRecharge: minorUnits(0),
  seq,
});

it('the newest balance wins, in whatever order the answers arrive', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 1 }), (order) => {
      const held = order
        .flatMap((seq) => [seq, seq])
        .reduce<Balance | null>((kept, seq) => newerBalance(kept, balance(seq * 10, seq)), null);
      expect(held?.seq).toBe(Math.max(...order));
    }),
  );
});

it('a balance without a sequence number is used only when there is none', () => {
  expect(newerBalance(null, balance(5, 0)).coin).toBe(5);
  expect(newerBalance(balance(9, 3), balance(5, 0)).coin).toBe(9);
});

it('history is newest first, without duplicates, at most 50 long [data.likes-and-history]', () => {
  const played = Array.from({ length: 60 }, (_unused, index) => index + 1);
  const history = played.reduce<readonly number[]>(withPlayed, []);
  expect(history).toHaveLength(50);
  expect(history[0]).toBe(60);
  expect(withPlayed(history, 30).slice(0, 2)).toEqual([30, 60]);
  expect(new Set(withPlayed(history, 30)).size).toBe(50);
});

it('the red dot of the sign-up bonus disappears with the last claimable day', async () => {
  const { platform, store } = await signedIn();
  const hasDot = () => selectRedDots(store.getState()).hasUnclaimedSignUpBonus;
  const red = { task: 0, mail: 0, signUp: 1 };
  platform.reply('lightRefresh', {
    json: { errcode: 0, user: {}, accountStatus: 0, kycStatus: 0, red },
  });
  await store.dispatch(lobbyApi.endpoints.lightRefresh.initiate());
  const daysAre = async (...days: (-1 | 1 | null)[]) => {
    const owned = { id: 1, propId: 2, buyTime: 0, loginPayDataJson: { days } };
    const json = { errcode: 0, hasProps: 1, ownList: [owned], buyPropIds: [2] };
    platform.reply('signUpBonus', { json });
    const { signUpBonus } = signUpBonusApi.endpoints;
    await store.dispatch(signUpBonus.initiate(undefined, { forceRefetch: true }));
  };
  await daysAre(-1, null);
  expect(hasDot()).toBe(true);
  await daysAre(1, null);
  expect(hasDot()).toBe(false);
});

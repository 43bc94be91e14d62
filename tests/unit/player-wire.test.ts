/** Likes and history as a platform may send them: what is broken is left out, the rest is shown. */
import { toPlayer } from '#api/player-wire.ts';
import { gameDataUser } from '#contract/game.ts';
import { readStrictly, readTolerantly } from '#contract/tolerance.ts';
import { wireUser } from '#tests/builders/wire.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const playerWith = (appGameDataUser: unknown) => {
  const read = readTolerantly(gameDataUser, appGameDataUser);
  if (!read.success) throw new Error('refused');
  return toPlayer(wireUser() as never, {
    appUserBank: null,
    appUserBankList: [],
    appGameDataUser: read.output,
    inviteCode: '',
    aid: '',
  });
};

it('the history is the newest fifty, each game once', () => {
  const played = Array.from({ length: 80 }, (_, at) => 1_000 - at);
  const { history } = playerWith({ gameLikes: {}, gameHistory: [1_000, 999, ...played] });
  expect(history).toEqual(played.slice(0, 50));
});

it('a broken game or heart costs itself', () => {
  const { history, likes } = playerWith({
    gameLikes: { 1: 1, 2: 0, 3: 'yes', 4: null },
    gameHistory: [5, 'six', null, 0.5, 7, 5],
  });
  expect(history).toEqual([5, 7]);
  expect(likes).toEqual({ 1: true, 2: false });
});

it('whatever comes, there is a player, and never more than fifty games', () => {
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

it('the platform’s own answers are read strictly', () => {
  expect(readStrictly(gameDataUser, { gameLikes: { 1: 1 }, gameHistory: [1] }).success).toBe(true);
  expect(readStrictly(gameDataUser, { gameLikes: {}, gameHistory: ['x'] }).success).toBe(false);
  expect(readStrictly(gameDataUser, null).success).toBe(false);
});

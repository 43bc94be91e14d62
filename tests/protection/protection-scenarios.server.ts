import { expect, it, describe } from 'vitest';
import { NO_END } from '#shared/protection/pause.ts';
import { askOrder } from '#tests/deposit/deposits.ts';
import { gameOf } from '#tests/game/games.ts';
import { operate, platformUnderTest, tokenOf } from '#tests/server/platforms.ts';

describe('the scenario', () => {
  const subject = platformUnderTest(['--identity-from=0']);
  let token: Promise<string> | undefined;

  it.each([
    ['limits-set', 1221, 0, { limits: [{ kind: 1 }, { kind: 1 }, { kind: 2 }, { kind: 4 }] }],
    ['limit-pending', 1221, 0, { limits: [{ pending: { needConfirm: 0 } }] }],
    ['limit-to-confirm', 1221, 0, { limits: [{ pending: { needConfirm: 1 } }] }],
    ['limit-reached', 1221, 1214, { limits: [{ value: 0 }, { value: 0 }, { value: 0 }] }],
    ['bet-limit-reached', 1221, 1215, { limits: [{ kind: 3, value: 0 }] }],
    ['on-break', 1213, 1213, { breakUntil: expect.any(Number) }],
    ['self-excluded', 1212, 1212, { breakUntil: 0, excludeUntil: expect.any(Number) }],
    ['operator-break', 1213, 1213, { breakUntil: NO_END, excludeUntil: 0 }],
    ['operator-exclusion', 1212, 1212, { breakUntil: 0, excludeUntil: NO_END }],
    ['identity-in-review', 1222, 0, { excludeUntil: 0 }],
    ['identity-rejected', 1223, 0, { limits: [] }],
    ['identity-ok', 0, 0, { limits: [] }],
    ['protection-none', 1221, 0, { limits: [] }],
  ])('%s', async (name, deposit, start, rg) => {
    const platform = subject.platform();
    for (const _time of [1, 2]) {
      const { body } = await operate(platform, 'scenario apply', { name });
      expect(body).toMatchObject({ errcode: 0, applied: name });
    }
    const own = await (token ??= tokenOf(platform));
    expect((await askOrder(platform, own)).body['errcode']).toBe(deposit);
    const { id: gameId } = await gameOf(platform, 'reels');
    expect((await subject.call('startGame', { gameId }, own)).body['errcode']).toBe(start);
    expect((await subject.call('protection', {}, own)).body).toMatchObject({ rg });
  });
});

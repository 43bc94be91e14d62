import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eachPlatform, ownPlayer } from '#tests/server/platforms.ts';
import { fromCoins } from '#shared/money/money.ts';
import type { EndpointName } from '#shared/wire/endpoints.ts';

const HUGE = [2 ** 53 - 1, -(2 ** 53 - 1), 10 ** 12 + 1, 2 ** 53, 1e300];

/** Every call that takes an amount, with the other fields it needs. */
const CALLS: readonly (readonly [EndpointName, object])[] = [
  ['depositSavings', {}],
  ['withdrawSavings', {}],
  ['createDeposit', { version: 3, channelId: 1 }],
  ['createWithdrawal', { bankId: 1 }],
  ['withdrawRedPacket', { type: 1 }],
];

eachPlatform('an amount that nobody has', (subject) => {
  describe.each(CALLS)('in %s', (name, fields) => {
    it.each(HUGE)('is rejected as invalid: %d', async (amount) => {
      const { token } = await ownPlayer(subject.platform(), { deposits: fromCoins(1000) });
      const { status } = await subject.call(
        name,
        { reqNo: randomUUID(), ...fields, amount },
        token,
      );
      expect(status).toBe(400);
    });

    it('is refused with an errcode of the call when it is large but valid', async () => {
      const { token } = await ownPlayer(subject.platform(), { deposits: fromCoins(1000) });
      const body = { reqNo: randomUUID(), ...fields, amount: 10 ** 12 };
      const answer = await subject.call(name, body, token);
      expect(answer.status).toBe(200);
      expect(answer.body['errcode']).toBeGreaterThan(0);
    });
  });

  it('is rejected as the value of a limit of player protection', async () => {
    const { token } = await ownPlayer(subject.platform());
    const limit = { kind: 1, period: 1, value: 2 ** 53 - 1 };
    expect((await subject.call('setLimit', limit, token)).status).toBe(400);
  });
});

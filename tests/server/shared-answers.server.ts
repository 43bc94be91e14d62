import { describe, expect, it } from 'vitest';
import { fromCoins } from '#shared/money/money.ts';
import { platformUnderTest } from './platforms.ts';

describe('answers shared by all callers', () => {
  const subject = platformUnderTest();

  it.each(['appConfig', 'lobbyTips', 'customerServices', 'anonymousTradeInfo'] as const)(
    '%s is built once a second, and repeated within it [api.customer-services]',
    async (name) => {
      const { body: first } = await subject.call(name);
      expect(first).toMatchObject({ errcode: 0, serverTime: subject.clock.now() });
      subject.clock.advance(999);
      expect((await subject.call(name)).body).toEqual(first);
      subject.clock.advance(1);
      const { body: later } = await subject.call(name);
      expect(later).toEqual({ ...first, serverTime: subject.clock.now() });
    },
  );

  it('carry a code only where the endpoint has one', async () => {
    expect((await subject.call('appConfig')).body).toHaveProperty('code', 200);
    expect((await subject.call('lobbyTips')).body).not.toHaveProperty('code');
  });

  it('include a new big win within a second [api.lobby-tips]', async () => {
    const list = async () => (await subject.call('lobbyTips')).body['jackpotList'] as object[];
    const before = await list();
    subject.clock.advance(1000);
    const { database } = subject.platform().context;
    const wonAt = subject.clock.now() + 1;
    await database.db
      .insertInto('big_win')
      .values({ phone: '09*****0001', amount: fromCoins(1), game_id: null, won_at: wonAt })
      .execute();
    const after = await list();
    expect(after).not.toEqual(before);
    expect(after[0]).toEqual({ phone: '09*****0001', amount: 100, time: wonAt });
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashToken } from '#server/players/base/sessions.ts';
import { eachPlatform, operate, tokenOf } from '#tests/server/platforms.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

eachPlatform('sessions', (subject) => {
  describe('a session', () => {
    const isAlive = async (token: string): Promise<boolean> =>
      (await subject.call('refreshBalance', {}, token)).body['errcode'] === 0;

    it('expires 30 days after its last use', async () => {
      const token = await tokenOf(subject.platform());
      subject.clock.advance(29 * DAY_MS);
      expect(await isAlive(token)).toBe(true);
      subject.clock.advance(29 * DAY_MS);
      expect(await isAlive(token)).toBe(true);
      subject.clock.advance(30 * DAY_MS);
      expect(await isAlive(token)).toBe(false);
    });

    it('has its last use written at most once a minute', async () => {
      const token = await tokenOf(subject.platform());
      const { db } = subject.platform().context.database;
      const lastSeen = async (): Promise<number> => {
        const row = await db
          .selectFrom('session')
          .where('token_hash', '=', hashToken(token))
          .select('last_seen_at')
          .executeTakeFirstOrThrow();
        return row.last_seen_at;
      };
      const opened = await lastSeen();
      subject.clock.advance(MINUTE_MS - 1);
      await isAlive(token);
      expect(await lastSeen()).toBe(opened);
      subject.clock.advance(1);
      await isAlive(token);
      expect(await lastSeen()).toBe(opened + MINUTE_MS);
      // The statement that takes the number of a call finds its session, too; this one is refused.
      subject.clock.advance(MINUTE_MS);
      const claim = { reqNo: randomUUID() };
      const { body } = await subject.call('claimInterest', claim, token);
      expect(body['errcode']).not.toBe(0);
      expect(await lastSeen()).toBe(opened + 2 * MINUTE_MS);
    });

    it('shows only its own player', async () => {
      for (const account of ['OwnSelf1', 'OwnSelf2']) {
        const wanted = { account, password: 'made to order' };
        const { body: made } = await operate(subject.platform(), 'player make', wanted);
        const token = await tokenOf(subject.platform(), wanted);
        const { body } = await subject.call('afterLoginConfig', {}, token);
        expect(body['user']).toMatchObject({ id: made['playerId'], account });
      }
    });
  });

  it('players with coins can be made for tests', async () => {
    const wanted = { account: 'Made0001', password: 'made to order', coin: 5_000, vip: 4 };
    const { body } = await operate(subject.platform(), 'player make', wanted);
    expect(body).toMatchObject({ errcode: 0, isNew: true });
    const token = await tokenOf(subject.platform(), wanted);
    const balance = await subject.call('refreshBalance', {}, token);
    expect(balance.body).toMatchObject({ coin: 5_000, totalRecharge: 5_000, vip: 4 });
  });
});

import { expect, it } from 'vitest';
import { hashToken } from '#server/players/base/sessions.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { notifyPlayer } from '#server/players/push/notify-player.ts';
import { eachPlatform, operate, ownPlayer } from '#tests/server/platforms.ts';
import { DAY, KIND, PERIOD, protectionSteps } from '#tests/protection/protection-steps.ts';

eachPlatform('a player who is paused or has used up a limit', (subject) => {
  const { call, takeBreak, setLimit } = protectionSteps(subject);

  it('gets no activities, no red dots and no notifications of gifts', async () => {
    const platform = subject.platform();
    const { db } = platform.context.database;
    const player = await ownPlayer(platform);
    await db
      .insertInto('push_subscription')
      .values({
        endpoint: `https://push.example/${player.account}`,
        p256dh: 'key',
        auth: 'secret',
        player_id: player.id,
        session_hash: hashToken(player.token),
        created_at: subject.clock.now(),
      })
      .execute();
    /** Returns which of message, gift and activity the app is notified of. */
    const current = () =>
      transact(platform.context.database, async (trx) => {
        const counts: number[] = [];
        for (const type of [0, 1, 2] as const) {
          const before = await outbox(trx);
          const notification = { kind: 'mail', id: 1, type, unread: 1 } as const;
          const now = subject.clock.now();
          await notifyPlayer(trx, player.id, { notification, market: 'ph', now });
          counts.push((await outbox(trx)) - before);
        }
        return counts;
      });
    const outbox = async (trx: Trx) =>
      (await trx.selectFrom('push_outbox').select('id').execute()).length;
    await operate(platform, 'player package', { account: player.account, package: 6004 });
    const dots = async () => (await call('lightRefresh', {}, player))['red'];
    const activities = async () => (await call('activities', {}, player))['activityIds'];
    const setOnBreak = (isOnBreak: boolean) =>
      db
        .updateTable('player')
        .where('id', '=', player.id)
        .set({ is_on_break: isOnBreak })
        .execute();
    const isInvited = async () => {
      expect(await activities()).not.toEqual([]);
      expect(await current()).toEqual([1, 1, 1]);
      expect(await dots()).toMatchObject({ signUp: 1 });
    };
    const isNotInvited = async () => {
      expect(await activities()).toEqual([]);
      expect(await current()).toEqual([1, 0, 0]);
      expect(await dots()).toMatchObject({ task: 0, signUp: 0 });
    };
    await isInvited();
    // An exhausted limit of any kind blocks the invitation.
    for (const kind of ['bet', 'deposit', 'loss', 'session'] as const) {
      await setLimit(player, kind, 0);
      await isNotInvited();
      await setLimit(player, kind, null);
      subject.clock.advance(DAY);
      const name = { kind: KIND[kind], period: PERIOD.day };
      await call('confirmLimit', { ...name, accept: 1 }, player);
      await isInvited();
    }
    await setOnBreak(true);
    await isNotInvited();
    await setOnBreak(false);
    await isInvited();
    await takeBreak(player);
    await isNotInvited();
  });
});

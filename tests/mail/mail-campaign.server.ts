import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/time/duration.ts';
import { sendCampaignPart } from '#server/mail/send-campaigns.ts';
import { setStatus, STATUS } from '#server/players/base/status.ts';
import { transact } from '#server/core/database/transact.ts';
import { callOn, eachPlatform, ownPlayer } from '#tests/server/platforms.ts';
import { compareSegments } from './segment-model.ts';
import { BEN, campaignOf, finish, FLAGS, LIMIT, MAIL, made, mailsOf, run } from './campaigns.ts';

eachPlatform(
  'mail to a segment',
  (subject) => {
    const add = async (options: object) => {
      const body = await run(subject.platform(), 'mail campaign add', options);
      expect(body).toMatchObject({ errcode: 0, campaign: expect.any(Number) });
      return Number(body['campaign']);
    };

    it('has exactly the players who meet all conditions and may be sent offers', async () => {
      const { database, clock } = subject.platform().context;
      await compareSegments(database.db, clock.now());
    });

    it('is what the preview shows, and neither restricted nor resting players get it', async () => {
      const platform = subject.platform();
      const { players, segment } = await made(platform, 7);
      const { database, clock } = platform.context;
      const [, , frozen, excluded, resting, limited, barred] = players.map(({ id }) => id);
      await transact(database, async (trx) => {
        await setStatus(trx, frozen ?? 0, STATUS.frozen);
        await setStatus(trx, excluded ?? 0, STATUS.excluded);
        await setStatus(trx, barred ?? 0, STATUS['no-play']);
        const until = { player_id: resting ?? 0, break_until: clock.now() + HOUR_MS };
        await trx.insertInto('protection').values(until).execute();
        const limit = { player_id: limited ?? 0, kind: 'loss', period: 'week', value: 0 } as const;
        await trx.insertInto('player_limit').values(limit).execute();
      });
      const { reason: _reason, ...mail } = MAIL;
      const gift = { rewards: '2001:500,4001:2' };
      const shown = await run(platform, 'mail campaign preview', { ...mail, ...segment, ...gift });
      expect(shown).toMatchObject({
        players: 2,
        sum: 1000,
        mail: {
          title: 'For you',
          text: 'Good to see you',
          rewards: [{ id: 2001, count: 500 }, {}],
        },
        accounts: [expect.stringMatching(/^ow\*{5}\d{4}$/), expect.any(String)],
      });
      const id = await add({ ...MAIL, ...segment, ...gift, players: 2 });
      expect(await finish(platform, id)).toMatchObject({ state: 'sent', sent: 2, read: 0 });
      const mails = await mailsOf(platform, id);
      expect(mails.map(({ player_id: player }) => player)).toEqual(
        players.slice(0, 2).map((player) => player.id),
      );
      const { mail: promised } = shown as { mail: { rewards: unknown } };
      expect(mails.map(({ rewards }) => rewards)).toEqual([promised.rewards, promised.rewards]);
      for (const { token } of players.slice(0, 2)) {
        const claim = { reqNo: randomUUID(), type: 1 };
        expect((await callOn(platform, 'claimMail', claim, token)).body).toMatchObject({
          receivedIds: [expect.any(Number)],
        });
      }
      expect(await campaignOf(platform, id)).toMatchObject({ read: 2, claimed: 2 });
      // Expired mail is deleted, and stays counted.
      await database.db.deleteFrom('mail').where('campaign_id', '=', id).execute();
      expect(await campaignOf(platform, id)).toMatchObject({ sent: 2, read: 2, claimed: 2 });
    });

    it('is sent at its time, to those who are in the segment then', async () => {
      const platform = subject.platform();
      const { players, segment } = await made(platform, 2);
      const sendAt = new Date(subject.clock.now() + HOUR_MS).toISOString().replace(/\.\d+Z/, 'Z');
      const id = await add({ ...MAIL, ...segment, sendAt });
      expect(await finish(platform, id)).toMatchObject({ state: 'planned', sent: 0 });
      const { db } = platform.context.database;
      const [first] = players;
      await db
        .updateTable('player')
        .where('id', '=', first?.id ?? 0)
        .set({ vip: 0 })
        .execute();
      const late = await ownPlayer(platform);
      await db
        .updateTable('player')
        .where('id', '=', late.id)
        .set({ vip: segment.vipFrom })
        .execute();
      subject.clock.advance(HOUR_MS);
      expect(await finish(platform, id)).toMatchObject({ state: 'sent', sent: 2 });
      const got = (await mailsOf(platform, id)).map(({ player_id: player }) => player);
      expect(got).toEqual([players[1]?.id, late.id]);
    });

    it('is recalled from those who have not read it, and nobody else gets it', async () => {
      const platform = subject.platform();
      const { players, segment } = await made(platform, 3);
      const [reads, claims, unread] = players.map(({ token }) => token);
      const id = await add({ ...MAIL, ...segment, rewards: '4001:1' });
      await finish(platform, id);
      const [mail, , last] = await mailsOf(platform, id);
      await callOn(platform, 'mailDetail', { id: mail?.id }, reads);
      await callOn(platform, 'claimMail', { reqNo: randomUUID(), type: 1 }, claims);
      const recall = { id, reason: 'wrong text' };
      expect(await run(platform, 'mail campaign recall', recall)).toMatchObject({ errcode: 0 });
      expect(await finish(platform, id)).toMatchObject({
        state: 'recalled',
        sent: 3,
        read: 2,
        claimed: 1,
        recalled: 1,
        recalledBy: 'anna',
      });
      const detail = await callOn(platform, 'mailDetail', { id: last?.id }, unread);
      expect(detail.body).toMatchObject({ errcode: 1261 });
      const { body } = await callOn(platform, 'mailDetail', { id: mail?.id }, reads);
      expect(body).toMatchObject({ mail: { title: 'For you' } });
      const again = await run(platform, 'mail campaign recall', recall);
      expect(again['msg']).toContain('recalled before');

      const sendAt = new Date(subject.clock.now() + DAY_MS).toISOString().replace(/\.\d+Z/, 'Z');
      const planned = await add({ ...MAIL, ...segment, sendAt });
      await run(platform, 'mail campaign recall', { id: planned, reason: 'not wanted' });
      subject.clock.advance(2 * DAY_MS);
      expect(await finish(platform, planned)).toMatchObject({ state: 'recalled', sent: 0 });
    });

    it('waits for a second person when its gifts together are above the limit, and stays within the sum', async () => {
      const platform = subject.platform();
      const { players, segment } = await made(platform, 3);
      const gift = { ...MAIL, ...segment, rewards: `2001:${LIMIT / 2}` };
      const alone = await add({ ...gift, players: 2 });
      expect(await finish(platform, alone)).toMatchObject({ sent: 2 });
      const asked = await run(platform, 'mail campaign add', { ...gift, players: 3 });
      expect(asked).toMatchObject({ sum: 1.5 * LIMIT, proposal: expect.any(Number) });
      const proposal = { id: asked['proposal'] };
      const own = await run(platform, 'approval accept', proposal);
      expect(own['msg']).toContain('another person');
      const { campaign } = await run(platform, 'approval accept', proposal, BEN);
      expect(await finish(platform, Number(campaign))).toMatchObject({ sent: players.length });
      const bare = await run(platform, 'mail campaign add', gift);
      expect(bare['msg']).toContain('needs --players');
      const high = await run(platform, 'mail campaign add', { ...gift, players: 1000 });
      expect(high['msg']).toContain('--confirm 25000000');
    });

    it('reaches everybody once, also when one of them is restarted', async ({ skip }) => {
      const first = subject.platform();
      skip(first.context.database.kind === 'pglite');
      const { segment } = await made(first, 1);
      const { db } = first.context.database;
      const now = subject.clock.now();
      const ids = await db
        .insertInto('player')
        .columns(['uuid', 'account', 'password_hash', 'nickname', 'avatar', 'account_type', 'vip'])
        .columns(['invite_code', 'is_beginner', 'kyc_status', 'register_ip', 'created_at'])
        .values(
          Array.from({ length: 450 }, (_, at) => ({
            uuid: randomUUID(),
            account: `many${at}`,
            password_hash: 'x',
            nickname: 'x',
            avatar: 1,
            account_type: 1,
            vip: segment.vipFrom,
            invite_code: `MANY${at}`,
            is_beginner: false,
            kyc_status: 0,
            register_ip: '::1',
            created_at: now,
          })),
        )
        .returning('id')
        .execute();
      const added = { ...MAIL, ...segment, number: 'once-only' };
      const id = Number((await run(first, 'mail campaign add', added))['campaign']);
      expect((await run(first, 'mail campaign add', added))['msg']).toBe(
        'this mail was added before',
      );
      const second = await subject.second();
      await Promise.all([
        sendCampaignPart(first.context),
        sendCampaignPart(second.context),
        sendCampaignPart(second.context),
      ]);
      await second.close();
      await finish(first, id);
      expect(await campaignOf(first, id)).toMatchObject({ state: 'sent', sent: ids.length + 1 });
      const got = (await mailsOf(first, id)).map(({ player_id: player }) => player);
      expect(new Set(got).size).toBe(got.length);
      expect(got).toHaveLength(ids.length + 1);
    });
    it('refuses odd options one by one, and stores nothing', async () => {
      const platform = subject.platform();
      const before = await run(platform, 'mail campaign list');
      for (const [options, problem] of [
        [{ type: 3 }, 'type'],
        [{ title: ' ' }, 'title'],
        [{ content: '<a href="javascript:1">x</a>' }, 'address'],
        [{ rewards: '2001:５００' }, 'must look like'],
        [{ rewards: '9999:1' }, 'has no effect'],
        [{ rewards: '2001:999999999999', players: 10_000_000 }, 'too high'],
        [{ vipFrom: 5, vipTo: 4 }, 'has no level'],
        [{ seenWithin: 7, notSeenFor: 7 }, 'nobody was seen'],
        [{ notSeenFor: 30, registeredWithin: 3 }, 'nobody was seen'],
        [{ seenWithin: 0 }, 'seen-within'],
        [{ seenWithin: '1e9' }, 'seen-within'],
        [{ deposited: 'maybe' }, 'deposited'],
        [{ sendAt: '2020-01-01' }, 'has passed'],
        [{ sendAt: '2099-01-01' }, 'more than a year'],
        [{ players: 0 }, 'players'],
        [{ number: "'; drop" }, 'number'],
        [{ reason: undefined }, '--reason'],
        [{ segment: 'all' }, 'segment'],
      ] as const) {
        const { msg } = await run(platform, 'mail campaign add', { ...MAIL, ...options });
        expect(msg, JSON.stringify(options)).toContain(problem);
      }
      const recall = { id: 999_999, reason: 'x' };
      const { msg } = await run(platform, 'mail campaign recall', recall);
      expect(msg).toBe('no mail campaign 999999');
      const { campaigns } = await run(platform, 'mail campaign list');
      expect(campaigns).toEqual(before['campaigns']);
    });
  },
  FLAGS,
);

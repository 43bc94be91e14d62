import { randomUUID } from 'node:crypto';
import { decodeHTML } from 'entities';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/time/duration.ts';
import { once } from '#server/core/once.ts';
import { operatorForms } from '#server/marketing/texts/en-operator-forms.ts';
import { th } from '#server/marketing/texts/th.ts';
import { consoleUser } from '#tests/operator/console-user.ts';
import { eachPlatform } from '#tests/server/platforms.ts';
import { finish, FLAGS, LIMIT, MAIL, made, run } from '#tests/mail/campaigns.ts';

const PATH = '/report/mail';

eachPlatform(
  'the page of mail',
  (subject) => {
    const operator = once(() => consoleUser(subject.platform(), 'writing', 'operator'));
    const second = once(() => consoleUser(subject.platform(), 'accepting', 'both'));
    const latest = async () => {
      const { campaigns } = await run(subject.platform(), 'mail campaign list');
      const [first] = campaigns as { id: number; title: string }[];
      return first ?? { id: 0, title: '' };
    };
    const formOf = async (count: number, more: Record<string, string> = {}) => {
      const { segment } = await made(subject.platform(), count);
      const vip = String(segment.vipFrom);
      return { type: '1', title: 'Hello', content: 'Come back', vipFrom: vip, vipTo: vip, ...more };
    };

    it('shows a preview, sends what it showed, and once', async () => {
      const user = await operator();
      const form = await formOf(2, { money: '1.50', title: 'สวัสดี 🎁 <b>', vipTo: '' });
      const { body, statusCode } = await user.post(`${PATH}/preview`, form);
      expect(statusCode).toBe(200);
      const panel = body.slice(body.indexOf('id="preview"'), body.indexOf('id="write"'));
      expect(panel).toContain('₱3.00');
      expect(panel).toMatch(/ow\*{5}\d{4} · ow\*{5}\d{4}/);
      const [, number = ''] = /name="number" value="([^"]+)"/.exec(panel) ?? [];
      const sent = { ...form, number, players: '2', again: '3.00', reason: 'spring' };
      const wrong = await user.post(`${PATH}/send`, { ...sent, again: '30' });
      expect([wrong.statusCode, wrong.body.includes('value="spring"')]).toEqual([400, true]);
      const ends = [await user.post(`${PATH}/send`, sent), await user.post(`${PATH}/send`, sent)];
      expect(ends.map(({ headers }) => headers.location)).toEqual([
        `${PATH}?done=done`,
        `${PATH}?done=changed`,
      ]);
      const { id, title } = await latest();
      expect(title).toBe(form.title);
      await finish(subject.platform(), id);
      const empty = await user.post(`${PATH}/recall`, { id: String(id), reason: ' ' });
      expect(empty.statusCode).toBe(400);
      const recalled = await user.post(`${PATH}/recall`, {
        id: String(id),
        reason: 'typing error',
      });
      expect(recalled.headers.location).toBe(`${PATH}?done=done`);
      expect(await finish(subject.platform(), id)).toMatchObject({ sent: 2, recalled: 2 });
      expect((await user.get(PATH)).body).toContain('Recalled');
    });

    it.each([
      ['en', 'Rewards in this mail', /Wager ₱[\d,.]+ \(\d+×\) to withdraw/],
      ['th', th.playerMail.seenRewards, /ทำยอดเทิร์น ₱/],
    ])(
      'draws the mail as its player sees it, without scripts, in %s',
      async (lang, title, wager) => {
        const user = await operator();
        const content = '<h1>Come</h1><p onclick="x()">a<br>b</p><script>x()</script></div>';
        const form = await formOf(1, { content, money: '88', button: 'Play', clickType: '1' });
        const headers = { 'accept-language': lang };
        const { body } = await user.post(
          `${PATH}/preview`,
          { ...form, clickAction: '20', image: '/static/pictures/a.webp' },
          headers,
        );
        const [, sandbox, srcDoc = ''] =
          /<iframe class="player-mail"[^>]* sandbox="([^"]*)" srcDoc="([^"]*)"/i.exec(
            body.replace(/(srcDoc="[^"]*") (sandbox="[^"]*")/i, '$2 $1'),
          ) ?? [];
        expect(sandbox).toBe('allow-same-origin');
        const framed = decodeHTML(srcDoc);
        expect(framed).toContain('<div class="text"><h3>Come</h3><p>a<br>b</p></div>');
        expect(framed).not.toMatch(/<script|onclick/);
        for (const part of [title, '₱88.00', '>Play<', 'src="/static/pictures/a.webp"']) {
          expect(framed).toContain(part);
        }
        expect(framed).toMatch(wager);
      },
    );

    it('leaves high sums to a second person, who accepts them here', async () => {
      const user = await operator();
      const form = await formOf(2, { money: String(LIMIT / 100), number: randomUUID() });
      const sent = { ...form, players: '2', again: String(LIMIT / 50), reason: 'jubilee' };
      expect((await user.post(`${PATH}/send`, sent)).headers.location).toBe(
        `${PATH}?done=proposed`,
      );
      expect((await user.post(`${PATH}/send`, sent)).headers.location).toBe(`${PATH}?done=changed`);
      const before = await latest();
      const { body } = await user.get(PATH);
      expect(body).toContain(operatorForms.own);
      const [, proposal = ''] = /name="proposal" value="(\d+)"/.exec(body) ?? [];
      const accepted = await (await second()).post(`${PATH}/accept`, { proposal });
      expect(accepted.headers.location).toBe(`${PATH}?done=done`);
      const { id } = await latest();
      expect(id).not.toBe(before.id);
      expect(await finish(subject.platform(), id)).toMatchObject({ sent: 2, by: 'writing' });
    });

    it.each([
      ['preview', { title: ' ' }, 'title is empty'],
      ['preview', { vipFrom: 'five' }, 'vipFrom must be a whole number'],
      ['preview', { vipFrom: '９', vipTo: '๓' }, 'VIP from 9 to 3 has no level'],
      ['preview', { money: '-5' }, 'an amount must be like'],
      ['preview', { gifts: '=1+1' }, 'must look like'],
      ['preview', { clickAction: '20' }, 'choose what a tap opens'],
      ['send', { reason: '' }, 'reason is empty'],
      ['send', { money: '5', players: '' }, 'how many players'],
      ['send', { money: '5', players: '2', again: '5' }, 'the two amounts differ'],
      ['send', { sendAt: 'tomorrow' }, 'must be a time like'],
    ])('refuses %s %j, and keeps what was filled in', async (action, wrong, problem) => {
      const user = await operator();
      const before = await latest();
      const form = { type: '2', title: 'x', content: 'kept "text" ', reason: 'r', ...wrong };
      const { statusCode, body } = await user.post(`${PATH}/${action}`, form);
      const said = body.match(/role="alert">([^<]*)/)?.[1]?.replaceAll('&quot;', '"');
      expect([statusCode, said]).toEqual([400, expect.stringContaining(problem)]);
      if (!('content' in wrong)) expect(body).toContain('kept &quot;text&quot;');
      expect(await latest()).toEqual(before);
    });

    it('is for operators, and in Thai', async () => {
      const marketer = await consoleUser(subject.platform(), 'buying', 'marketer');
      expect((await marketer.get(PATH)).statusCode).toBe(403);
      for (const action of ['preview', 'send', 'recall', 'accept', 'refuse']) {
        expect((await marketer.post(`${PATH}/${action}`, { id: '1' })).statusCode).toBe(403);
      }
      expect((await (await operator()).get(`${PATH}?lang=th`)).body).toContain(th.playerMail.who);
    });

    it('notifies the phones that want it, by day only where nights are quiet', async () => {
      const platform = subject.platform();
      const { players, segment } = await made(platform, 3);
      const { db } = platform.context.database;
      // 23:00 in Manila.
      const night = 14 * HOUR_MS;
      subject.clock.advance(night - ((subject.clock.now() - HOUR_MS) % DAY_MS));
      const now = subject.clock.now();
      const phones: number[] = [];
      for (const [at, { id }] of players.entries()) {
        const { token_hash: hash } = await db
          .selectFrom('session')
          .where('player_id', '=', id)
          .select('token_hash')
          .executeTakeFirstOrThrow();
        await db
          .updateTable('session')
          .where('token_hash', '=', hash)
          .set({ expires_at: now + DAY_MS })
          .execute();
        const phone = await db
          .insertInto('push_subscription')
          .values({
            endpoint: `https://push.example/${id}`,
            p256dh: 'x',
            auth: 'x',
            player_id: id,
            session_hash: hash,
            created_at: now,
            wants_gift: at !== 1,
            is_quiet: true,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        phones.push(phone.id);
      }
      const waiting = () =>
        db
          .selectFrom('push_outbox')
          .where('subscription_id', 'in', phones)
          .orderBy('subscription_id')
          .select(['subscription_id', 'due_at'])
          .execute();
      const added = await run(platform, 'mail campaign add', { ...MAIL, ...segment });
      const id = Number(added['campaign']);
      await finish(platform, id);
      const queued = await waiting();
      expect(queued.map((row) => row.subscription_id)).toEqual([phones[0], phones[2]]);
      for (const { due_at: dueAt } of queued) expect(dueAt).toBeGreaterThan(now + HOUR_MS);
      await run(platform, 'mail campaign recall', { id, reason: 'at night' });
      await finish(platform, id);
      expect(await waiting()).toEqual([]);
    });
  },
  FLAGS,
);

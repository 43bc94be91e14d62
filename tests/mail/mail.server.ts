import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ledgerTotals } from '#server/money/ledger/totals.ts';
import { eachPlatform, operate, ownPlayer } from '#tests/server/platforms.ts';
import { signedIn } from '#tests/session/signed-in.ts';

const DAY_MS = 86_400_000;

eachPlatform('mail', (subject) => {
  const send = async (account: string, options: object = {}) => {
    const { status, body } = await operate(subject.platform(), 'mail send', {
      account,
      type: 1,
      title: 'A gift',
      content: '<p>For <b>you</b></p>',
      reason: 'test',
      ...options,
    });
    expect([status, body]).toEqual([200, expect.objectContaining({ mailId: expect.any(Number) })]);
    return Number(body['mailId']);
  };
  const list = async (token: string, type = 1, page: object = {}) =>
    (await subject.call('mails', { type, ...page }, token)).body;
  const claim = async (token: string, what: object) =>
    (await subject.call('claimMail', { reqNo: randomUUID(), ...what }, token)).body;

  it('is listed newest first with a plain preview, and marked as read when it is opened [data.mail-dots] [api.mail] [api.mail-dots]', async () => {
    const { account, token } = await ownPlayer(subject.platform());
    await send(account, { title: 'first' });
    subject.clock.advance(1000);
    const id = await send(account, {
      rewards: '2001:500,4001:2',
      button: 'Go',
      'click-type': 1,
      'click-action': 20,
    });
    const before = await list(token);
    expect(before).toMatchObject({ total: 2, hasMore: 0, red0: 0, red1: 2, red2: 0 });
    expect(before['list']).toMatchObject([
      {
        id,
        preview: 'For you',
        isRead: 0,
        isReceive: 0,
        rewards: [
          { id: 2001, count: 500 },
          { id: 4001, count: 2 },
        ],
      },
      { title: 'first', isReceive: 2, rewards: [] },
    ]);
    const detail = await subject.call('mailDetail', { id }, token);
    expect(detail.body['mail']).toMatchObject({
      content: '<p>For <b>you</b></p>',
      isRead: 1,
      buttonTitle: 'Go',
      clickType: 1,
      clickAction: '20',
    });
    expect((await subject.call('mailDots', {}, token)).body).toMatchObject({ red1: 1 });
  });

  it('is listed in pages', async () => {
    const { account, token } = await ownPlayer(subject.platform());
    for (let turn = 0; turn < 5; turn += 1) await send(account, { type: 0, title: `m${turn}` });
    const titles = [];
    for (const pageNo of [1, 2, 3]) {
      const body = await list(token, 0, { pageNo, pageSize: 2 });
      expect(body['hasMore']).toBe(pageNo < 3 ? 1 : 0);
      titles.push(...(body['list'] as { title: string }[]).map(({ title }) => title));
    }
    expect(titles).toEqual(['m4', 'm3', 'm2', 'm1', 'm0']);
  });

  it('pays once when it is claimed 50 times at once', async () => {
    const { account, token } = await ownPlayer(subject.platform());
    const id = await send(account, { rewards: '2001:500' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => claim(token, { ids: [id] })),
    );
    const codes = answers.map((body) => body['errcode']).toSorted();
    expect(codes).toEqual([0, ...Array(49).fill(1262)]);
    expect(answers.find((body) => body['errcode'] === 0)).toMatchObject({
      receivedIds: [id],
      rewards: [{ id: 2001, count: 500 }],
      coin: 500,
      red1: 0,
    });
    const { db } = subject.platform().context.database;
    expect(await ledgerTotals(db)).toMatchObject({ sum: 0, mismatchedWallets: [] });
  });

  it('of one type is claimed together, with its rewards added up', async () => {
    const { account, token } = await ownPlayer(subject.platform());
    const ids = [
      await send(account, { rewards: '2001:500' }),
      await send(account, { rewards: '2001:250,4001:1' }),
    ];
    await send(account);
    await send(account, { type: 2, rewards: '2001:9' });
    expect(await claim(token, { type: 1 })).toMatchObject({
      receivedIds: ids,
      rewards: [
        { id: 2001, count: 750 },
        { id: 4001, count: 1 },
      ],
      coin: 750,
      red1: 1,
      red2: 1,
    });
    expect(await claim(token, { type: 1 })).toMatchObject({ errcode: 1262 });
  });

  it('with a reward cannot be deleted before it is claimed [api.mail]', async () => {
    const { account, token } = await ownPlayer(subject.platform());
    const plain = await send(account);
    const gift = await send(account, { rewards: '2001:5' });
    const remove = async (ids: number[]) => (await subject.call('deleteMail', { ids }, token)).body;
    expect(await remove([plain, gift])).toMatchObject({ errcode: 1264 });
    expect((await list(token))['total']).toBe(2);
    await claim(token, { ids: [gift] });
    expect(await remove([plain, gift])).toMatchObject({ errcode: 0, ids: [plain, gift], red1: 0 });
    expect((await list(token))['total']).toBe(0);
    expect(await remove([plain])).toMatchObject({ errcode: 1261 });
  });

  it('is neither listed nor paid after it expired', async () => {
    const { account, id: playerId } = await ownPlayer(subject.platform());
    const id = await send(account, { rewards: '2001:5' });
    subject.clock.advance(30 * DAY_MS);
    const { database, clock } = subject.platform().context;
    const session = { playerId, device: 'Test', ip: '127.0.0.1', now: clock.now() };
    const token = await signedIn(database, session);
    expect(await list(token)).toMatchObject({ errcode: 0, list: [], red1: 0 });
    expect(await claim(token, { ids: [id] })).toMatchObject({ errcode: 1243 });
    expect(await claim(token, { type: 1 })).toMatchObject({ errcode: 1262 });
  });

  it('of another player cannot be opened, claimed or deleted', async () => {
    const [one, other] = [await ownPlayer(subject.platform()), await ownPlayer(subject.platform())];
    const id = await send(one.account, { rewards: '2001:5' });
    expect((await subject.call('mailDetail', { id }, other.token)).body['errcode']).toBe(1261);
    expect(await claim(other.token, { ids: [id] })).toMatchObject({ errcode: 1261 });
    const removed = await subject.call('deleteMail', { ids: [id] }, other.token);
    expect(removed.body['errcode']).toBe(1261);
  });

  it.each([[{}], [{ ids: [1], type: 1 }]])('is not claimed by %o', async (what) => {
    const { token } = await ownPlayer(subject.platform());
    const { status } = await subject.call('claimMail', { reqNo: randomUUID(), ...what }, token);
    expect(status).toBe(400);
  });
});

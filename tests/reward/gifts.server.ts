import { expect, it } from 'vitest';
import { makeOrder } from '#tests/deposit/deposits.ts';
import { eachPlatform, operate, ownPlayer } from '#tests/server/platforms.ts';

const MAIL = {
  account: 'parolademo',
  type: 0,
  title: 'Hello',
  content: 'Hi.',
  reason: 'test',
};
/** ₱10,000.00, which needs no confirmation, and a hundredth more. */
const UNASKED = '2001:1000000';
const ASKED = '2001:1000001';

eachPlatform('a gift of an operator', (subject) => {
  const send = async (options: object) =>
    operate(subject.platform(), 'mail send', { ...MAIL, ...options });
  const mails = async () => {
    const { db } = subject.platform().context.database;
    return (await db.selectFrom('mail').select('id').execute()).length;
  };

  it('goes through up to the limit', async () => {
    expect((await send({ rewards: UNASKED })).status).toBe(200);
    expect((await send({ rewards: '4001:3' })).status).toBe(200);
  });

  it.each([
    [{ rewards: ASKED }, '₱10,000.01 is more than ₱10,000.00: repeat the amount with --confirm 1'],
    [{ rewards: '2001:600000,2002:600000' }, '₱12,000.00 is more than'],
    [{ rewards: ASKED, confirm: 1_000_000 }, '--confirm 1000000 is ₱10,000.00, and the amount'],
    [{ rewards: UNASKED, confirm: 10_000 }, '--confirm 10000 is ₱100.00, and the amount is'],
    [{ rewards: '2001:99999999999', confirm: 99_999_999_999 }, 'more than ₱10,000,000.00, the mo'],
  ])('is refused and nothing is sent: %o', async (options, problem) => {
    const before = await mails();
    const { status, body } = await send(options);
    expect([status, body['msg']]).toEqual([400, expect.stringContaining(problem)]);
    expect(await mails()).toBe(before);
  });

  it('goes through when its amount is repeated', async () => {
    expect((await send({ rewards: ASKED, confirm: '1000001' })).status).toBe(200);
  });

  it('is asked about in a code and in a prepared player too', async () => {
    const run = (name: string, options: object) => operate(subject.platform(), name, options);
    const code = { code: 'BIGGIFT1', rewards: ASKED, reason: 'test' };
    expect((await run('redeem add', code)).body['msg']).toContain('--confirm 1000001');
    expect((await run('redeem add', { ...code, confirm: 1_000_001 })).status).toBe(200);
    const player = { account: 'bigplayer', password: 'secret123', coin: 99_999_999_999 };
    expect((await run('player make', player)).body['msg']).toContain('--coin must be at most');
  });

  it('is what a deposit is paid above its order', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    const { orderNo } = await makeOrder(platform, token);
    const pay = (options: object) =>
      operate(platform, 'deposit pay', { reason: 'test', orderNo, ...options });
    expect((await pay({ amount: 1_000_001 })).body['msg']).toContain('--confirm 1000001');
    expect((await pay({})).body).toMatchObject({ isCredited: true });
  });
});

import { expect, it } from 'vitest';
import { isSecret } from '#server/core/commands/option-types.ts';
import { OPERATOR_COMMANDS } from '#server/operator/commands.ts';
import { HOUR_MS } from '#shared/time/duration.ts';
import { makeOrder } from '#tests/deposit/deposits.ts';
import { payee, withdraw } from '#tests/money/cash-out.ts';
import { eachPlatform, operate, ownPlayer, type OwnPlayer } from '#tests/server/platforms.ts';
import { TESTER } from '#tests/server/tester.ts';

const ANNA = 'a-key-of-anna-alone';
const BEN = 'a-key-of-ben-alone';
/** ₱500.00 */
const LIMIT = 50_000;
const FLAGS = [
  `--operator-keys=anna:${ANNA},ben:${BEN}`,
  `--second-person-above=${LIMIT}`,
  '--proposal-hours=2',
  '--withdraw-review-seconds=manual',
];

it('keeps no secret: no command that gives money has one, or work before its transaction', () => {
  const giving = Object.values(OPERATOR_COMMANDS).filter(
    (one) => one.effect === 'changes' && one.sumOf !== undefined,
  );
  expect(giving.length).toBeGreaterThan(4);
  for (const command of giving) {
    expect(Object.values(command.options.entries).filter((entry) => isSecret(entry))).toEqual([]);
    expect('prepare' in command).toBe(false);
  }
});

eachPlatform(
  'a sum above the limit of one person',
  (subject) => {
    const run = async (command: string, options: object, key = ANNA) => {
      const { body } = await operate(subject.platform(), command, options, key);
      return body;
    };
    const db = () => subject.platform().context.database.db;
    const mailsOf = ({ id }: OwnPlayer) =>
      db().selectFrom('mail').where('player_id', '=', id).selectAll().execute();
    const gift = ({ account }: OwnPlayer, hundredths: number) => ({
      account,
      type: 1,
      title: 'A gift',
      content: 'x',
      rewards: `2001:${hundredths}`,
      reason: 'anniversary',
    });
    const proposed = async (options: object, command = 'mail send') => {
      const { proposal } = await run(command, options);
      expect(proposal).toEqual(expect.any(Number));
      return Number(proposal);
    };

    it('is given at once up to the limit', async () => {
      const player = await ownPlayer(subject.platform());
      expect(await run('mail send', gift(player, LIMIT))).toMatchObject({ errcode: 0 });
      expect(await mailsOf(player)).toHaveLength(1);
    });

    it('waits, then runs once as it was proposed, with both names in the audit', async () => {
      const player = await ownPlayer(subject.platform());
      const options = gift(player, LIMIT + 1);
      const answer = await run('mail send', options);
      const id = Number(answer['proposal']);
      expect(answer).toMatchObject({
        errcode: 0,
        sum: LIMIT + 1,
        note: expect.stringContaining(`approval accept --id ${id}`),
      });
      expect(await mailsOf(player)).toEqual([]);
      const { proposals } = await run('approval list', { state: 'waiting' }, BEN);
      expect(proposals).toContainEqual(
        expect.objectContaining({
          id,
          by: 'anna',
          sum: LIMIT + 1,
          options: JSON.stringify(options),
        }),
      );
      expect(await run('approval accept', { id }, BEN)).toMatchObject({
        errcode: 0,
        proposal: id,
        state: 'accepted',
        mailId: expect.any(Number),
      });
      expect(await mailsOf(player)).toMatchObject([{ title: 'A gift' }]);
      const again = await run('approval accept', { id }, BEN);
      expect(again['msg']).toBe(`proposal ${id} was accepted by ben`);
      expect(await mailsOf(player)).toHaveLength(1);

      const { entries } = await run('audit list', { account: player.account });
      expect(entries).toMatchObject([
        {
          command: 'mail send',
          by: 'anna',
          acceptedBy: 'ben',
          outcome: 'done',
          reason: 'anniversary',
        },
        // It is among the player's before anyone accepts it, too.
        { command: 'mail send', by: 'anna', outcome: 'proposed' },
      ]);
      const { entries: ofBen } = await run('audit list', { by: 'ben', limit: 3 });
      expect(ofBen).toMatchObject([
        { command: 'approval accept', outcome: 'refused' },
        { command: 'mail send', by: 'anna' },
        { command: 'approval accept', outcome: 'done', options: { id } },
      ]);
      const { entries: ofAnna } = await run('audit list', { by: 'anna', command: 'mail send' });
      expect(ofAnna).toContainEqual(
        expect.objectContaining({ outcome: 'proposed', after: { proposal: id, sum: LIMIT + 1 } }),
      );
    });

    it('is accepted by another person only, whatever name is given beside the login', async () => {
      const player = await ownPlayer(subject.platform());
      const id = await proposed(gift(player, LIMIT + 1));
      expect((await run('approval accept', { id }))['msg']).toContain('another person must accept');
      const { runCommand } = subject.platform();
      for (const operator of [
        { name: 'Anna', login: 'root', way: 'socket' },
        { name: 'ben', login: 'anna', way: 'command-line' },
      ] as const) {
        await expect(runCommand('approval accept', { id }, operator)).rejects.toThrow(
          'another person must accept',
        );
      }
      expect(await mailsOf(player)).toEqual([]);
      await runCommand('approval accept', { id }, TESTER);
      expect(await mailsOf(player)).toHaveLength(1);
    });

    it('is accepted once by two who accept together', async () => {
      const player = await ownPlayer(subject.platform());
      const id = await proposed(gift(player, LIMIT + 1));
      const { runCommand } = subject.platform();
      const ends = await Promise.allSettled(
        ['eva', 'fay', 'gus', 'hal'].map((login) =>
          runCommand('approval accept', { id }, { name: login, login, way: 'socket' }),
        ),
      );
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await mailsOf(player)).toHaveLength(1);
    });

    it('ends by a refusal with a reason, also of the proposer, and by time', async () => {
      const player = await ownPlayer(subject.platform());
      const refused = await proposed(gift(player, LIMIT + 1));
      expect((await run('approval refuse', { id: refused }, BEN))['msg']).toContain('--reason');
      const reason = 'wrong account';
      expect(await run('approval refuse', { id: refused, reason })).toMatchObject({ errcode: 0 });
      const again = await run('approval accept', { id: refused }, BEN);
      expect(again['msg']).toBe(`proposal ${refused} was refused by anna`);

      const late = await proposed(gift(player, LIMIT + 1));
      subject.clock.advance(2 * HOUR_MS - 1);
      const { proposals: waiting } = await run('approval list', { state: 'waiting' });
      expect(waiting).toContainEqual(expect.objectContaining({ id: late, state: 'waiting' }));
      subject.clock.advance(1);
      expect((await run('approval accept', { id: late }, BEN))['msg']).toContain('has ended');
      const { proposals: ended } = await run('approval list', { state: 'ended' });
      expect(ended).toContainEqual(expect.objectContaining({ id: late, state: 'ended' }));
      expect((await run('approval accept', { id: 999_999 }, BEN))['msg']).toBe(
        'no proposal 999999',
      );
      expect(await mailsOf(player)).toEqual([]);
    });

    it('is refused at once when it cannot be given, and leaves no trace of the attempt', async () => {
      const player = await ownPlayer(subject.platform());
      const options = { ...gift(player, LIMIT + 1), account: 'nobody-here' };
      expect((await run('mail send', options))['msg']).toContain('no account "nobody-here"');
      const high = gift(player, 1_000_001);
      expect((await run('mail send', high))['msg']).toContain('--confirm 1000001');
      expect(await run('mail send', { ...high, confirm: 1_000_001 })).toMatchObject({
        proposal: expect.any(Number),
      });
      expect(await mailsOf(player)).toEqual([]);
      expect(await db().selectFrom('push_outbox').selectAll().execute()).toEqual([]);
    });

    it('stays a proposal when it cannot be done any more', async () => {
      const player = await payee(subject.platform());
      const { orderNo } = await withdraw(subject.platform(), player, LIMIT + 1);
      const approve = { order: orderNo, reason: 'checked' };
      const id = await proposed(approve, 'withdrawal approve');
      await run('withdrawal reject', approve);
      expect((await run('approval accept', { id }, BEN))['msg']).toContain('cannot become 0');
      const { proposals } = await run('approval list', { state: 'waiting' });
      expect(proposals).toContainEqual(expect.objectContaining({ id }));
    });

    it('is what an unreviewed withdrawal is paid, and a deposit that is paid by hand', async () => {
      const player = await payee(subject.platform());
      const { orderNo: order } = await withdraw(subject.platform(), player, LIMIT + 1);
      const pay = { order, reason: 'paid by hand' };
      await run('approval accept', { id: await proposed(pay, 'withdrawal pay') }, BEN);
      expect(await run('withdrawal show', { order })).toMatchObject({ status: 4 });

      const { token } = player;
      const { orderNo } = await makeOrder(subject.platform(), token, { amount: LIMIT + 100 });
      const paid = { orderNo, reason: 'the bank says so' };
      await run('approval accept', { id: await proposed(paid, 'deposit pay') }, BEN);
      expect(await run('deposit show', { orderNo })).toMatchObject({ order: { status: 1 } });
      // It moves nothing twice, so nobody has to accept that.
      expect(await run('deposit pay', paid)).toMatchObject({ isCredited: false });
    });

    it('is counted over all claims of a code', async () => {
      const code = { code: 'TENEACH1', rewards: '2001:1000', reason: 'x' };
      expect(await run('redeem add', { ...code, limit: 50 })).toMatchObject({ claimsLeft: 50 });
      expect(await run('redeem add', { ...code, limit: 51 })).toMatchObject({ sum: 51_000 });
      expect(await run('redeem add', code)).toMatchObject({ sum: 'unlimited' });
      const items = { code: 'ITEMS001', rewards: '4001:3' };
      expect(await run('redeem add', items)).toMatchObject({ code: 'ITEMS001' });
    });
  },
  FLAGS,
);

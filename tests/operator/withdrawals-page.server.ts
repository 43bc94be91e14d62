import { describe, expect, it } from 'vitest';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { ConsoleSessionOver } from '#server/marketing/access/actions.ts';
import { operatorOf } from '#server/operator/pages/console-operator.ts';
import { operatorForms } from '#server/marketing/texts/en-operator-forms.ts';
import { withdrawals } from '#server/marketing/texts/en-withdrawals.ts';
import { th } from '#server/marketing/texts/th.ts';
import { HOUR_MS } from '#shared/time/duration.ts';
import {
  BANK,
  expectSoundLedger,
  nextAccount,
  ordersOf,
  payee,
  withdraw,
} from '#tests/money/cash-out.ts';
import {
  eachPlatform,
  operate,
  platformUnderTest,
  type OwnPlayer,
} from '#tests/server/platforms.ts';
import { consoleUser } from './console-user.ts';

/** ₱500.00 */
const LIMIT = 50_000;
const FLAGS = [
  `--second-person-above=${LIMIT}`,
  '--proposal-hours=2',
  '--withdraw-review-seconds=manual',
];
const WAITING = { status: '1', reason: 'checked' };

let users = 0;

eachPlatform(
  'the pages of withdrawals',
  (subject) => {
    const operator = () => consoleUser(subject.platform(), `operator-${(users += 1)}`, 'operator');
    const db = () => subject.platform().context.database.db;
    const requested = async (amount = LIMIT, fields: Parameters<typeof payee>[1] = {}) => {
      const player = await payee(subject.platform(), fields);
      const { orderNo } = await withdraw(subject.platform(), player, amount);
      return { player, path: `/report/withdrawals/${String(orderNo)}`, orderNo: String(orderNo) };
    };
    const stateOf = async (orderNo: string) =>
      (
        await db()
          .selectFrom('withdrawal_order')
          .where('order_no', '=', orderNo)
          .select('status')
          .executeTakeFirstOrThrow()
      ).status;
    const entriesOf = async ({ account }: OwnPlayer) =>
      (await operate(subject.platform(), 'audit list', { account })).body['entries'];

    it('list open orders, those that wait for review first and the oldest on top', async () => {
      const [first, atBank, last] = [await requested(), await requested(), await requested()];
      const { get, post } = await operator();
      await post(`${atBank.path}/approve`, WAITING);
      const { body } = await get('/report/withdrawals');
      const at = (path: string) => body.indexOf(path);
      expect(at(first.path)).toBeGreaterThan(-1);
      expect(at(first.path)).toBeLessThan(at(last.path));
      expect(at(last.path)).toBeLessThan(at(atBank.path));
      const own = await get(`/report/withdrawals?account=${last.player.account}`);
      expect([own.body.includes(last.path), own.body.includes(first.path)]).toEqual([true, false]);
      const unknown = await get('/report/withdrawals?account=nobody-here');
      expect(unknown.statusCode).toBe(400);
      expect(unknown.body).toContain('value="nobody-here"');
      await post(`${first.path}/reject`, WAITING);
      expect((await get('/report/withdrawals')).body).not.toContain(first.path);
      expect((await get('/report/withdrawals?list=ended')).body).toContain(first.path);
    });

    it('show who asks: limits, exclusion, accounts with the same bank account, earlier orders', async () => {
      const banks = [{ bankId: BANK, mobile: nextAccount() }];
      const other = await payee(subject.platform(), { banks });
      const { player, path, orderNo } = await requested(LIMIT, { banks });
      const { get, post } = await operator();
      await post(`${path}/reject`, WAITING);
      const { orderNo: second } = await withdraw(subject.platform(), player, LIMIT);
      await db()
        .insertInto('player_limit')
        .values({ player_id: player.id, kind: 'loss', period: 'week', value: 12_300 })
        .execute();
      await db()
        .insertInto('protection')
        .values({ player_id: player.id, exclude_until: subject.clock.now() + HOUR_MS })
        .execute();
      const { body } = await get(`/report/withdrawals/${String(second)}`);
      expect(body).toContain(`${other.account}</a> ${withdrawals.same('bank account')}`);
      expect(body).toContain(withdrawals.limit('loss', 'week', '₱123.00'));
      expect(body).toContain('Self-exclusion until');
      expect(body).toContain(`href="/report/withdrawals/${orderNo}"`);
      expect(body).toContain(withdrawals.playersReason);
      expect((await get(`${path}?lang=th`)).body).toContain(th.withdrawals.states[3]);
      expect((await get('/report/withdrawals/W0')).statusCode).toBe(400);
    });

    it('approve, pay and put back an order by the operator’s name, with a reason', async () => {
      const { player, path, orderNo } = await requested();
      const { get, post } = await operator();
      const name = `operator-${users}`;
      const without = await post(`${path}/approve`, { status: '1', reason: '  ' });
      expect(without.statusCode).toBe(400);
      expect(await stateOf(orderNo)).toBe(1);
      const approved = await post(`${path}/approve`, WAITING);
      expect(approved.headers.location).toBe(`${path}?done=done`);
      expect((await get(`${path}?done=done`)).body).toContain(operatorForms.done);
      expect(await stateOf(orderNo)).toBe(0);
      await post(`${path}/pay`, { status: '0', reason: 'bank reference 7' });
      expect(await stateOf(orderNo)).toBe(4);
      await post(`${path}/returned`, { status: '4', reason: 'The account is closed.' });
      expect(await stateOf(orderNo)).toBe(2);
      const [order] = await ordersOf(subject.platform(), player);
      expect(order).toMatchObject({ failText: 'The account is closed.' });
      const done = { by: name, login: name, way: 'console', outcome: 'done' };
      expect(await entriesOf(player)).toMatchObject([
        { ...done, command: 'withdrawal returned' },
        { ...done, command: 'withdrawal pay', reason: 'bank reference 7' },
        { ...done, command: 'withdrawal approve', reason: 'checked' },
        // Refused without a reason.
        { ...done, command: 'withdrawal approve', reason: null, outcome: 'refused' },
      ]);
      await expectSoundLedger(subject.platform());
    });

    it('repeat nothing when a form is sent twice, at once or later', async () => {
      const { player, path } = await requested();
      const before = await balancesOf(db(), player.id);
      const { post, get } = await operator();
      const reject = { status: '1', reason: 'Please bind your own account.' };
      const answers = await Promise.all([1, 2, 3].map(() => post(`${path}/reject`, reject)));
      const places = answers.map(({ headers }) => headers.location).toSorted();
      expect(places).toEqual([`${path}?done=changed`, `${path}?done=changed`, `${path}?done=done`]);
      const later = await post(`${path}/approve`, WAITING);
      expect(later.headers.location).toBe(`${path}?done=changed`);
      expect((await get(`${path}?done=changed`)).body).toContain(operatorForms.changed);
      expect(await entriesOf(player)).toHaveLength(1);
      const after = await balancesOf(db(), player.id);
      expect([after.coin - before.coin, after.hold]).toEqual([LIMIT, 0]);
      const [order] = await ordersOf(subject.platform(), player);
      expect(order).toMatchObject({ status: 3, failText: reject.reason });
    });

    it('propose an amount above the limit once, and another operator accepts it there', async () => {
      const { player, path, orderNo } = await requested(LIMIT + 100);
      const [ann, ben] = [await operator(), await operator()];
      const answers = await Promise.all([1, 2].map(() => ann.post(`${path}/approve`, WAITING)));
      const places = answers.map(({ headers }) => headers.location).toSorted();
      expect(places).toEqual([`${path}?done=changed`, `${path}?done=proposed`]);
      expect(await stateOf(orderNo)).toBe(1);
      const [, id = ''] = /name="proposal" value="(\d+)"/.exec((await ann.get(path)).body) ?? [];
      const own = (await ann.get(path)).body;
      expect(own).toContain(operatorForms.own);
      expect(own).not.toContain(`${path}/accept`);
      const tried = await ann.post(`${path}/accept`, { proposal: id });
      expect(tried.statusCode).toBe(400);
      expect(tried.body).toContain('another person must accept');
      expect((await ben.get('/report/withdrawals')).body).toContain(operatorForms.waitsMark);
      const elsewhere = await requested();
      const wrong = await ben.post(`${elsewhere.path}/accept`, { proposal: id });
      expect(wrong.headers.location).toBe(`${elsewhere.path}?done=changed`);
      expect(await stateOf(orderNo)).toBe(1);
      const accepted = await ben.post(`${path}/accept`, { proposal: id });
      expect(accepted.headers.location).toBe(`${path}?done=done`);
      expect(await stateOf(orderNo)).toBe(0);
      const again = await ben.post(`${path}/accept`, { proposal: id });
      expect(again.headers.location).toBe(`${path}?done=changed`);
      expect(await entriesOf(player)).toMatchObject([
        { command: 'withdrawal approve', outcome: 'done', acceptedBy: `operator-${users}` },
        { command: 'withdrawal approve', outcome: 'proposed' },
      ]);
    });

    it('end a proposal by a refusal with a reason, after which the order waits as before', async () => {
      const { path, orderNo } = await requested(LIMIT + 100);
      const [ann, ben] = [await operator(), await operator()];
      await ann.post(`${path}/approve`, WAITING);
      const [, proposal = ''] =
        /name="proposal" value="(\d+)"/.exec((await ben.get(path)).body) ?? [];
      expect((await ben.post(`${path}/refuse`, { proposal })).statusCode).toBe(400);
      const refused = await ben.post(`${path}/refuse`, { proposal, reason: 'unclear' });
      expect(refused.headers.location).toBe(`${path}?done=refused`);
      expect(await stateOf(orderNo)).toBe(1);
      expect((await ben.get(path)).body).toContain(`${path}/approve`);
    });

    it('change nothing once the session has ended or the role is another', async () => {
      const { orderNo } = await requested();
      const { runCommand } = subject.platform();
      const ended = {
        account: { id: 0, name: 'eve', role: 'operator', scope: 'all', hasCode: false },
      } as const;
      const options = { order: orderNo, reason: 'checked' };
      const run = (tokenHash: string, id: number) => {
        const session = { tokenHash, account: { ...ended.account, id } };
        const user = { name: 'eve', role: 'operator', scope: 'all', session } as const;
        const eve = operatorOf(user, async () => true);
        return runCommand('withdrawal approve', options, eve);
      };
      await expect(run('no such hash', 1)).rejects.toThrow(ConsoleSessionOver);
      await consoleUser(subject.platform(), 'eve', 'operator');
      const live = await db()
        .selectFrom('console_session')
        .innerJoin('console_account', 'console_account.id', 'account_id')
        .where('name', '=', 'eve')
        .select(['token_hash', 'account_id'])
        .executeTakeFirstOrThrow();
      await operate(subject.platform(), 'console role', { name: 'eve', role: 'marketer' });
      const ofEve = () => run(live.token_hash, live.account_id);
      await expect(ofEve()).rejects.toThrow(ConsoleSessionOver);
      expect(await stateOf(orderNo)).toBe(1);
      await operate(subject.platform(), 'console role', { name: 'eve', role: 'operator' });
      await ofEve();
      expect(await stateOf(orderNo)).toBe(0);
    });

    it('are for operators only, and for forms of the console only', async () => {
      const { path, orderNo } = await requested();
      const marketer = await consoleUser(
        subject.platform(),
        `marketer-${(users += 1)}`,
        'marketer',
      );
      for (const url of ['/report/withdrawals', path]) {
        const { statusCode, body } = await marketer.get(url);
        expect([statusCode, body.includes(orderNo)]).toEqual([403, false]);
      }
      for (const action of ['approve', 'pay', 'reject', 'returned', 'accept', 'refuse']) {
        expect((await marketer.post(`${path}/${action}`, WAITING)).statusCode).toBe(403);
      }
      const { post } = await operator();
      const crossed = await post(`${path}/approve`, WAITING, { 'sec-fetch-site': 'cross-site' });
      expect(crossed.statusCode).toBe(403);
      expect(await stateOf(orderNo)).toBe(1);
    });
  },
  FLAGS,
);

describe('on the server’s own machine, without a key', () => {
  const subject = platformUnderTest(['--operator-key=', ...FLAGS]);

  it('nobody decides where two people are needed: the machine is no person', async () => {
    const player = await payee(subject.platform());
    const { orderNo } = await withdraw(subject.platform(), player, LIMIT);
    const answer = await subject.platform().app.inject({
      method: 'POST',
      url: `/report/withdrawals/${String(orderNo)}/approve`,
      remoteAddress: '127.0.0.1',
      headers: {
        host: 'localhost',
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(WAITING).toString(),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(operatorForms.signInFirst);
    expect(answer.body).toContain('value="checked"');
    const [order] = await ordersOf(subject.platform(), player);
    expect(order).toMatchObject({ status: 1 });
  });
});

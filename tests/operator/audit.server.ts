import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { connectToFolder } from '#server/core/database/data-folder-lock.ts';
import { changeCommand, OperatorError } from '#server/core/commands/command.ts';
import { secret } from '#server/core/commands/option-types.ts';
import { commandLineOperator } from '#server/command-line/command-line-operator.ts';
import { demoCommands } from '#server/demo/command-table.ts';
import { CommandTable } from '#server/operator/command-table.ts';
import { operatorHeader, OPERATOR_HEADER } from '#server/operator/operator-header.ts';
import { sendCommand } from '#server/operator/send-command.ts';
import { SECRET_MASK } from '#server/core/outbound/mask-secret.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import {
  eachPlatform,
  operate,
  OPERATOR_KEY,
  ownPlayer,
  platformUnderTest,
} from '#tests/server/platforms.ts';
import { TESTER } from '#tests/server/tester.ts';
import { DEPOSIT_EFFECTS } from '#server/effects/deposit-effects.ts';
import * as v from 'valibot';

const ANNA_KEY = 'a-key-of-anna-alone';
const KEYS = [`--operator-keys=anna:${ANNA_KEY}`];
/** Would remove what the other tests use. */
const LEFT_OUT = new Set(['demo remove']);

eachPlatform(
  'the audit',
  (subject) => {
    const run = (command: string, options: object = {}, key = OPERATOR_KEY) =>
      operate(subject.platform(), command, options, key);
    const db = () => subject.platform().context.database.db;
    const entries = () => db().selectFrom('audit_entry').orderBy('id').selectAll().execute();
    const latest = async () => (await entries()).at(-1);
    const added = async (work: () => Promise<unknown>) => {
      const before = (await entries()).length;
      await work();
      return (await entries()).slice(before);
    };

    it.each(demoCommands.names().filter((name) => !LEFT_OUT.has(name)))(
      'has an entry of each command that changes something, and none of one that reads: %s',
      async (name) => {
        // Without an option it only shows the rules.
        const more = name === 'wagering rules' ? { betTimes: 3 } : {};
        const found = await added(() => run(name, { ...more, reason: 'a test' }));
        if (!demoCommands.isChange(name)) {
          expect(found).toEqual([]);
          return;
        }
        expect(found.length).toBeGreaterThan(0);
        const entry = { command: name, reason: 'a test', actor: 'operator', way: 'http' };
        expect(found).toEqual(found.map(() => expect.objectContaining(entry)));
        expect(found.at(-1)?.outcome).toMatch(/^(?:done|refused)$/);
      },
    );

    it('says what a command changed, for whom, by whom and why', async () => {
      const { account, id } = await ownPlayer(subject.platform());
      const options = { account, reason: 'chargeback' };
      const [entry, ...others] = await added(() => run('player freeze', options, ANNA_KEY));
      expect(others).toEqual([]);
      expect(entry).toMatchObject({
        happened_at: subject.clock.now(),
        actor: 'anna',
        login: 'anna',
        way: 'http',
        command: 'player freeze',
        options: { account },
        player_id: id,
        before: { restrictions: [] },
        after: { restrictions: ['frozen'] },
        reason: 'chargeback',
        outcome: 'done',
        problem: null,
      });
    });

    it('has refused actions with the reason, and keeps the player whom they concern', async () => {
      const { account, id } = await ownPlayer(subject.platform());
      const found = await added(async () => {
        expect((await run('player freeze', { account })).body['msg']).toContain('--reason');
        await run('player status', { account, status: 'odd', reason: 'x' });
        await run('vip set', { account, level: 99, reason: 'x' });
      });
      expect(found).toMatchObject([
        { outcome: 'refused', player_id: id, problem: 'player freeze: say why with --reason TEXT' },
        { outcome: 'refused', problem: expect.stringContaining('--status must be one of') },
        { outcome: 'refused', problem: 'no VIP level 99', before: null, after: null },
      ]);
      expect((await run('player show', { account })).body['status']).toBe(0);
    });

    it.each([
      [{ reason: '' }, '--reason needs at least 1 character'],
      [{ reason: '  ' }, '--reason needs at least 1 character'],
      [{ reason: 'x'.repeat(201) }, '--reason may have at most 200 characters'],
      [{ reason: 'one\ntwo' }, '--reason must be one line of text'],
      [{ reason: 7 }, '--reason cannot be 7'],
    ])('takes a reason of one short line: %o', async (reason, problem) => {
      const { account } = await ownPlayer(subject.platform());
      const { status, body } = await run('player freeze', { account, ...reason });
      expect([status, body['msg']]).toEqual([400, expect.stringContaining(problem)]);
      expect((await latest())?.outcome).toBe('refused');
    });

    it('shows no secret, also not one that was refused or under a mistyped name', async () => {
      const { account } = await ownPlayer(subject.platform());
      const PASSWORD = 'a lighthouse at noon';
      await run('console add', { name: 'mia', password: PASSWORD });
      await run('console add', { name: 'mia', password: PASSWORD });
      await run('console password', { name: 'mia', pasword: PASSWORD });
      await run('savings password', { account, password: PASSWORD, reason: 'x' });
      await run('identity set', { account, status: 'ok', person: PASSWORD });
      await run('player make', { account: 'masked01', password: PASSWORD });
      const { body } = await run('console password', { name: 'mia' });
      const stored = JSON.stringify(await entries());
      expect(stored).not.toContain(PASSWORD);
      expect(stored).not.toContain(String(body['password']));
      expect(stored).toContain(SECRET_MASK);
    });

    it('cuts long options, and stores what no database takes', async () => {
      const content = `<p>${'long '.repeat(3000)}</p>`;
      await run('mail send', { account: 'parolademo', type: 0, title: 'x', content });
      const cut = (await latest())?.options as { content: string };
      expect(cut.content).toMatch(/… \(15007 characters, SHA-256 [\da-f]{16}…\)$/);
      expect(cut.content.length).toBeLessThan(300);
      await run('catalogue set', { id: 1002, name: 'half \uD83D and \0' });
      expect((await latest())?.command).toBe('catalogue set');
      await run('traffic', { plan: { deep: [[[[[['x'.repeat(99_999)]]]]]] } });
      expect(JSON.stringify((await latest())?.options).length).toBeLessThan(9000);
    });

    it('cannot lack what happened: a change whose entry cannot be stored does not happen', async () => {
      const { account } = await ownPlayer(subject.platform());
      await sql`alter table audit_entry add constraint is_full check (false) not valid`.execute(
        db(),
      );
      try {
        const { status } = await run('player freeze', { account, reason: 'x' });
        expect(status).toBe(500);
        expect((await run('player show', { account })).body['status']).toBe(0);
        expect((await run('requests reset')).status).toBe(500);
      } finally {
        await sql`alter table audit_entry drop constraint is_full`.execute(db());
      }
    });

    it('loses none of the actions that arrive together', async () => {
      const found = await added(() =>
        Promise.all(
          Array.from({ length: 20 }, (_, turn) => run('catalogue set', { id: 1010, sort: turn })),
        ),
      );
      const last = await db().selectFrom('game').where('id', '=', 1010).select('sort').execute();
      expect(found.filter(({ outcome }) => outcome === 'done')).toHaveLength(20);
      const chain = found.map(({ before, after }) => [before, after] as [object, object]);
      for (const [at, [before]] of chain.entries()) {
        if (at > 0) expect(before).toEqual(chain[at - 1]?.[1]);
      }
      expect(found.at(-1)?.after).toEqual(last[0]);
    });

    it('has both ends of what no single transaction can hold', async () => {
      const found = await added(() => run('scenario apply', { name: 'rich-player' }));
      expect(found.map(({ outcome }) => outcome)).toEqual(['begun', 'done']);
      const refused = await added(() => run('scenario apply', { name: 'nothing' }));
      expect(refused.map(({ outcome }) => outcome)).toEqual(['begun', 'refused']);
    });

    it('has changes in the console, but neither sign-ins nor its commands twice', async () => {
      const form = { name: 'summer', path: '/', source: 'facebook', campaign: 'summer-2026' };
      const found = await added(() =>
        subject.platform().app.inject({
          method: 'POST',
          url: '/report/links',
          headers: {
            'x-operator-key': ANNA_KEY,
            'content-type': 'application/x-www-form-urlencoded',
            'sec-fetch-site': 'same-origin',
          },
          payload: new URLSearchParams(form).toString(),
        }),
      );
      expect(found).toMatchObject([
        {
          actor: 'anna',
          way: 'console',
          command: 'console link-added',
          after: { name: 'summer', campaign: 'summer-2026' },
        },
      ]);
      expect(await added(() => run('console add', { name: 'twice' }))).toHaveLength(1);
    });

    it('is listed by name, command, player and day, newest first, page by page', async () => {
      subject.clock.advance(3 * DAY_MS);
      const { account } = await ownPlayer(subject.platform());
      await run('player freeze', { account, reason: 'one' }, ANNA_KEY);
      await run('player freeze', { account, frozen: 'no', reason: 'two' }, ANNA_KEY);
      await run('vip set', { account, level: 1, reason: 'three' });
      const list = async (filter: object) => {
        const { body } = await run('audit list', filter);
        const listed = body['entries'] as { id: number; reason: string }[];
        return { reasons: listed.map(({ reason }) => reason), next: body['next'], ids: listed };
      };
      expect((await list({ account })).reasons).toEqual(['three', 'two', 'one']);
      expect((await list({ account, by: 'anna' })).reasons).toEqual(['two', 'one']);
      expect((await list({ account, command: 'vip set' })).reasons).toEqual(['three']);
      expect((await list({ account, command: 'player' })).reasons).toEqual(['two', 'one']);
      const today = { from: '2026-11-24', to: '2026-11-24' };
      expect((await list({ account, ...today })).reasons).toHaveLength(3);
      expect((await list({ to: '2026-11-23', account })).reasons).toEqual([]);
      expect((await list({ from: '2026-11-25', account })).reasons).toEqual([]);
      const first = await list({ account, limit: 2 });
      expect([first.reasons, first.next]).toEqual([['three', 'two'], first.ids[1]?.id]);
      const second = await list({ account, limit: 2, before: first.next });
      expect([second.reasons, second.next]).toEqual([['one'], null]);
    });

    it.each([
      [{ account: 'nobody-here' }, 'no account "nobody-here"'],
      [{ from: '2026-11-31' }, '--from must be a day such as 2026-11-21'],
      [{ from: '2026-11-03', to: '2026-11-02' }, '--from is after --to'],
      [{ limit: 0 }, '--limit must be at least 1'],
      [{ before: 'x' }, '--before must be a whole number'],
    ])('says what is wrong with a filter: %o', async (filter, problem) => {
      const { status, body } = await run('audit list', filter);
      expect([status, body['msg']]).toEqual([400, expect.stringContaining(problem)]);
    });

    it('is a CSV file whose texts no spreadsheet runs', async () => {
      const { account } = await ownPlayer(subject.platform());
      await run('player freeze', { account, reason: '=HYPERLINK("http://a.b")' });
      const { body } = await run('audit list', { account, csv: 'yes' });
      const csv = String(body['csv']);
      expect(csv.split('\r\n')[0]).toBe(
        '\uFEFF"id","time","by","login","way","command","account","options","before","after","reason","outcome","problem","acceptedBy"',
      );
      expect(csv).toContain(`"'=HYPERLINK(""http://a.b"")"`);
      expect(demoCommands.presented('audit list', body)).toEqual({ text: csv, isFailure: false });
    });

    it('has the whole story of a command that refuses inside its transaction', async () => {
      const planted = new CommandTable({
        'plan it': changeCommand({
          summary: '',
          usage: '',
          options: v.object({ word: secret(v.string()), account: v.string() }),
          async change({ trx }) {
            await trx.insertInto('redeem_code').values({ code: 'LOST', created_at: 1 }).execute();
            throw new OperatorError('no');
          },
        }),
      });
      const { database, clock, settings } = subject.platform().context;
      const context = { database, clock, settings, depositEffects: DEPOSIT_EFFECTS };
      const found = await added(async () => {
        const given = { word: 'hidden', account: 'parolademo' };
        await expect(planted.run(context, 'plan it', given, TESTER)).rejects.toThrow('no');
      });
      expect(found).toMatchObject([
        {
          options: { word: SECRET_MASK, account: 'parolademo' },
          outcome: 'refused',
          problem: 'no',
        },
      ]);
      const lost = db().selectFrom('redeem_code').where('code', '=', 'LOST').selectAll();
      expect(await lost.execute()).toEqual([]);
    });
  },
  KEYS,
);

describe('the audit of the data folder’s socket', () => {
  const subject = platformUnderTest([], 'pglite');
  const latest = async () =>
    subject
      .platform()
      .context.database.db.selectFrom('audit_entry')
      .orderBy('id', 'desc')
      .select(['actor', 'login', 'way'])
      .executeTakeFirst();
  const connect = async () => {
    const running = await connectToFolder(subject.platform().context.settings.dataDir);
    if (!running) throw new Error('nobody holds the folder');
    return running;
  };

  it('names the system user and the given name', async () => {
    const operator = commandLineOperator('สมชาย');
    await sendCommand(await connect(), { name: 'worker enable', options: {}, operator });
    expect(await latest()).toEqual({ actor: 'สมชาย', login: operator.login, way: 'socket' });
    expect(operator.login).not.toBe('');
  });

  it('says that nobody is named, and refuses a header that is none', async () => {
    const running = await connect();
    const ask = (headers: Record<string, string>) =>
      running.request('/worker/enable', { method: 'POST', body: {}, headers });
    expect((await ask({}))?.status).toBe(200);
    expect(await latest()).toEqual({ actor: 'unknown', login: 'unknown', way: 'socket' });
    for (const header of ['x', '%', '[]', operatorHeader({ ...TESTER, name: '' })]) {
      const answer = await ask({ [OPERATOR_HEADER]: header });
      expect(answer).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining('login') },
      });
    }
  });

  it.each(['', ' ', 'a\nb', 'x'.repeat(61), '<b>'])('takes no name like %o', (name) => {
    expect(() => commandLineOperator(name)).toThrow('--by must be a name');
  });
});

import { expect, it } from 'vitest';
import { audit } from '#server/marketing/texts/en-audit.ts';
import { th } from '#server/marketing/texts/th.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { consoleUser } from './console-user.ts';
import { eachPlatform, operate, ownPlayer } from '#tests/server/platforms.ts';

const count = (text: string, part: string): number => text.split(part).length - 1;
const ENTRY = '<time ';

eachPlatform('the page of the audit', (subject) => {
  const freeze = (account: string, reason = 'documents asked for') =>
    operate(subject.platform(), 'player freeze', { account, reason });

  it('shows what was changed, from what to what, by whom and why', async () => {
    const player = await ownPlayer(subject.platform());
    await freeze(player.account, 'a <b>bold</b> claim');
    const { get } = await consoleUser(subject.platform(), 'ada', 'operator');
    const { statusCode, body } = await get(`/report/audit?account=${player.account}`);
    expect(statusCode).toBe(200);
    expect(count(body, ENTRY)).toBe(1);
    expect(body).toContain('player freeze');
    expect(body).toContain('a &lt;b&gt;bold&lt;/b&gt; claim');
    expect(body).toContain(`· operator · ${audit.ways.http}`);
    expect(body).toMatch(/restrictions: from \[\] to \[&quot;frozen&quot;\]/);
    const thai = await get(`/report/audit?account=${player.account}&lang=th`);
    expect(thai.body).toContain(th.audit.outcomes.done);
  });

  it('filters by who, command and day, and says what a filter has wrong without losing it', async () => {
    const player = await ownPlayer(subject.platform());
    await freeze(player.account);
    await operate(subject.platform(), 'player note', { account: player.account, text: 'Called.' });
    const { get } = await consoleUser(subject.platform(), 'bea', 'operator');
    const own = `/report/audit?lang=en&account=${player.account}`;
    const found = async (filter: string) => count((await get(own + filter)).body, ENTRY);
    expect(await found('')).toBe(2);
    expect(await found('&command=player')).toBe(2);
    expect(await found('&command=player+note')).toBe(1);
    expect(await found('&by=operator')).toBe(2);
    expect(await found('&by=somebody-else')).toBe(0);
    expect(await found('&from=2026-11-21&to=2026-11-21')).toBe(2);
    expect(await found('&to=2026-11-20')).toBe(0);
    expect(await found('&from=2026-11-22')).toBe(0);
    for (const [wrong, problem, kept] of [
      ['&from=yesterday', 'from must be a day like 2026-11-21', 'value="yesterday"'],
      ['&from=2026-11-22&to=2026-11-21', 'is after to', 'value="2026-11-22"'],
      [`&by=${'x'.repeat(101)}`, 'by may have 100 characters', 'x'.repeat(101)],
    ] as const) {
      const { statusCode, body } = await get(own + wrong);
      expect([statusCode, count(body, ENTRY)]).toEqual([400, 0]);
      expect(body).toContain(problem);
      expect(body).toContain(kept);
      expect(body).toContain(`value="${player.account}"`);
    }
    const nobody = await get('/report/audit?account=nobody-here&lang=th');
    expect(nobody.body).toContain(th.problem('there is no account "nobody-here"').slice(0, 10));
  });

  it('has pages that lead to every entry once, and all of them in a CSV file', async () => {
    const player = await ownPlayer(subject.platform());
    for (let note = 1; note <= 52; note += 1) {
      await operate(subject.platform(), 'player note', {
        account: player.account,
        text: `note ${note}.`,
      });
    }
    const { get } = await consoleUser(subject.platform(), 'cleo', 'operator');
    const own = `/report/audit?account=${player.account}`;
    const first = (await get(own)).body;
    expect(count(first, ENTRY)).toBe(50);
    const [, before] = /href="[^"]*before=(\d+)"/.exec(first) ?? [];
    const second = (await get(`${own}&before=${before}`)).body;
    expect(count(second, ENTRY)).toBe(2);
    for (const text of ['note 1.', 'note 2.']) expect(second).toContain(text);
    expect(first).not.toContain('note 2.');
    expect(second).toContain(audit.newest);
    const file = await get(`${own}&format=csv`);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.headers['content-disposition']).toContain('parola-audit-2026-11-21.csv');
    expect(file.body.trim().split('\n')).toHaveLength(53);
    expect((await get('/report/log')).body).toContain('file: parola-audit-2026-11-21.csv');
    expect((await get(`${own}&format=csv&from=never`)).statusCode).toBe(400);
  });

  it('is for operators only, as a page and as a file', async () => {
    const marketer = await consoleUser(subject.platform(), 'dora', 'marketer');
    for (const url of ['/report/audit', '/report/audit?format=csv']) {
      const { statusCode, body } = await marketer.get(url);
      expect(statusCode).toBe(403);
      expect(body).not.toContain('player note');
    }
    const both = await consoleUser(subject.platform(), 'emil', 'both');
    expect((await both.get('/report/audit')).statusCode).toBe(200);
    subject.clock.advance(2 * DAY_MS);
    expect((await both.get('/report/audit')).headers.location).toContain('/report/sign-in');
  });
});

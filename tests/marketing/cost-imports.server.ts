import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { costs as texts } from '#server/marketing/texts/en-costs.ts';
import { MOST_IMPORTS, saveCosts, undoImport } from '#server/marketing/costs/cost-imports.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { minorUnits } from '#shared/money/money.ts';
import { transact } from '#server/core/database/transact.ts';
import { consoleForms, hiddenFields } from '#tests/marketing/console-forms.ts';
import { eachPlatform, operate, START } from '#tests/server/platforms.ts';
import type { Cost } from '#server/marketing/costs/costs.ts';

const PAGE = '/report/costs';
/** 20 November 2026. */
const DAY = Math.floor(START / DAY_MS) - 1;

const costOf = (amount: number, campaign = 'pier', day = DAY): Cost => ({
  day,
  source: 'facebook',
  campaign,
  amount: minorUnits(amount),
});
const keyOf = ({ day, campaign }: Cost): string => `${day} ${campaign}`;

const someCosts = fc
  .uniqueArray(
    fc.record({
      day: fc.integer({ min: DAY - 1, max: DAY }),
      campaign: fc.constantFrom('pier', 'quay', 'boat'),
      amount: fc.nat({ max: 3 }),
    }),
    { selector: ({ day, campaign }) => `${day} ${campaign}`, minLength: 1, maxLength: 6 },
  )
  .map((given) => given.map(({ day, campaign, amount }) => costOf(amount, campaign, day)));
const someActions = fc.array(
  fc.oneof(fc.record({ costs: someCosts }), fc.record({ undo: fc.nat({ max: 7 }) })),
  { minLength: 1, maxLength: 10 },
);

eachPlatform('imports of costs', (subject) => {
  const { get, post } = consoleForms(subject);
  const database = () => subject.platform().context.database;
  const add = (...costs: Cost[]): Promise<number> =>
    transact(database(), (trx) =>
      saveCosts(trx, { costs, lines: costs.length, digest: '', by: 'mia', now: START }),
    );
  const undo = (id: number) =>
    transact(database(), (trx) => undoImport(trx, { id, by: 'ben', now: START }));
  const stored = async (): Promise<Map<string, number>> => {
    const rows = await database().db.selectFrom('install_cost').selectAll().execute();
    return new Map(
      rows
        .map((row): [string, number] => [`${row.day} ${row.campaign}`, row.amount])
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  };
  const empty = async () => {
    await database().db.deleteFrom('install_cost').execute();
    await database().db.deleteFrom('install_cost_import').execute();
  };

  beforeEach(empty);

  it('leave, however they are undone, what those that stand add up to', async () => {
    await fc.assert(
      fc.asyncProperty(someActions, async (actions) => {
        await empty();
        const imports: { id: number; costs: readonly Cost[]; stands: boolean }[] = [];
        for (const action of actions) {
          if ('costs' in action) {
            imports.push({ id: await add(...action.costs), costs: action.costs, stands: true });
            continue;
          }
          const one = imports[action.undo];
          if (one?.stands !== true) continue;
          await undo(one.id);
          one.stands = false;
        }
        const standing = imports.filter(({ stands }) => stands).flatMap(({ costs }) => costs);
        const model = new Map(standing.map((cost) => [keyOf(cost), cost.amount]));
        const expected = [...model].filter(([, amount]) => amount > 0);
        expect(await stored()).toEqual(
          new Map(expected.toSorted(([one], [other]) => (one < other ? -1 : 1))),
        );
        const changes = await database().db.selectFrom('install_cost_change').selectAll().execute();
        expect(changes).toHaveLength(standing.length);
      }),
      { numRuns: 40 },
    );
  });

  it('leave alone what a later one replaced, and say how many', async () => {
    const first = await add(costOf(100), costOf(200, 'quay'), costOf(300, 'boat'));
    const second = await add(costOf(500), costOf(0, 'quay'));
    expect(await undo(first)).toEqual({ putBack: 1, leftAlone: 2 });
    expect(await stored()).toEqual(new Map([[`${DAY} pier`, 500]]));
    // What the first one found, not what it stored.
    expect(await undo(second)).toEqual({ putBack: 2, leftAlone: 0 });
    expect(await stored()).toEqual(new Map());
  });

  it('leave alone what was changed without an import', async () => {
    const id = await add(costOf(100));
    await database().db.updateTable('install_cost').set({ amount: 700 }).execute();
    expect(await undo(id)).toEqual({ putBack: 0, leftAlone: 1 });
    expect(await stored()).toEqual(new Map([[`${DAY} pier`, 700]]));
  });

  it('are undone once, also by two people at the same time', async () => {
    await add(costOf(100));
    const id = await add(costOf(200));
    const undone = await Promise.allSettled([undo(id), undo(id)]);
    expect(undone.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stored()).toEqual(new Map([[`${DAY} pier`, 100]]));
    await expect(undo(id)).rejects.toThrow(`import ${id} was undone before`);
    await expect(undo(999_999)).rejects.toThrow('there is no import 999999');
  });

  it('are stored and undone at the same time as if one came after the other', async () => {
    for (let time = 0; time < 5; time += 1) {
      await empty();
      const first = await add(costOf(100), costOf(200, 'quay'));
      const second = await add(costOf(300));
      await Promise.all([undo(first), add(costOf(400), costOf(50, 'boat')), undo(second)]);
      expect(await stored()).toEqual(
        new Map([
          [`${DAY} boat`, 50],
          [`${DAY} pier`, 400],
        ]),
      );
    }
  });

  it('are kept up to a number, and the oldest leaves its costs', async () => {
    const oldest = await add(costOf(100));
    await sql`
      insert into install_cost_import (added_at, added_by, digest, lines, from_day, to_day, total,
        sources, campaigns, campaign_count)
      select added_at, added_by, digest, lines, from_day, to_day, total, sources, campaigns, campaign_count
      from install_cost_import, generate_series(2, ${MOST_IMPORTS}::integer)`.execute(
      database().db,
    );
    await add(costOf(5, 'quay'));
    const rows = await database().db.selectFrom('install_cost_import').select('id').execute();
    expect(rows).toHaveLength(MOST_IMPORTS);
    expect(rows.map(({ id }) => id)).not.toContain(oldest);
    const changes = await database().db.selectFrom('install_cost_change').selectAll().execute();
    expect(changes.map(({ campaign }) => campaign)).toEqual(['quay']);
    expect((await stored()).get(`${DAY} pier`)).toBe(100);
  });

  describe('on the page', () => {
    const addOnPage = async (table: string) =>
      post(PAGE, hiddenFields((await post(PAGE, { table })).body));
    const plain = (body: string) => body.replaceAll('<!-- -->', '');
    const lastId = async () =>
      (
        await database()
          .db.selectFrom('install_cost_import')
          .select((eb) => eb.fn.max('id').as('id'))
          .executeTakeFirstOrThrow()
      ).id;

    it('are listed with what they contain, and undone', async () => {
      expect((await get(PAGE)).body).toContain(texts.imports.nothing);
      await addOnPage(
        'day,source,campaign,cost\n2026-11-19,tiktok,<a>,1\n2026-11-20,tiktok,b,1000\n2026-11-20,,c,1\n2026-11-20,,d,1',
      );
      const id = await lastId();
      const page = plain((await get(PAGE)).body);
      for (const part of [
        texts.imports.number(String(id)),
        'operator',
        '19 Nov 2026 to 20 Nov 2026 · 4 lines · ₱1,003.00',
        'tiktok, No source</bdi> · <bdi>&lt;a&gt;, b, c</bdi> and 1 more',
      ]) {
        expect(page).toContain(part);
      }
      const undone = await post(`${PAGE}/imports/${id}/undo`, {});
      expect([undone.statusCode, undone.headers.location]).toEqual([303, `${PAGE}?undone=${id}`]);
      const after = plain((await get(`${PAGE}?undone=${id}`)).body);
      expect(after).toContain(texts.imports.undone(String(id)));
      expect(after).toContain('Undone by operator');
      expect(after).not.toContain(texts.imports.undoSure);
      expect(await stored()).toEqual(new Map());
      const again = await post(`${PAGE}/imports/${id}/undo`, {});
      expect(again.statusCode).toBe(400);
      expect(again.body).toContain(`import ${id} was undone before`);
      const { body } = await operate(subject.platform(), 'audit list', { limit: 1 });
      expect(body['entries']).toMatchObject([
        { command: 'console costs-undone', options: { import: id, putBack: 4, leftAlone: 0 } },
      ]);
    });

    it('say how many costs were left alone', async () => {
      await addOnPage('day,campaign,cost\n2026-11-20,a,1\n2026-11-20,b,1');
      const id = await lastId();
      await addOnPage('day,campaign,cost\n2026-11-20,a,2');
      await post(`${PAGE}/imports/${id}/undo`, {});
      expect((await get(`${PAGE}?undone=${id}`)).body).toContain(
        `${texts.imports.undone(String(id))} ${texts.imports.leftAlone('1')}`,
      );
    });

    it('are listed in part at first', async () => {
      for (let amount = 1; amount <= 12; amount += 1) await add(costOf(amount));
      const shown = (body: string) => body.match(/\/imports\/\d+\/undo/g)?.length;
      const first = await get(PAGE);
      expect([shown(first.body), first.body.includes(texts.imports.all)]).toEqual([10, true]);
      expect(shown((await get(`${PAGE}?imports=all`)).body)).toBe(12);
    });

    it('show the cost of each day, and the days that were forgotten', async () => {
      await add(costOf(12_345, 'pier'), costOf(55, 'quay'), costOf(1, 'pier', DAY - 30));
      const [, days = ''] = plain((await get(PAGE)).body).split('id="days"');
      expect(days).toContain('20 Nov 2026</th><td>2</td><td>₱124.00</td>');
      expect(days.match(/<tr>/g)).toHaveLength(32);
      expect(days.split(texts.days.missing)).toHaveLength(30);
      expect(days).toContain(`21 Nov 2026</th><td colSpan="2">${texts.days.notYet}`);
    });

    it('are in Thai without an English sentence', async () => {
      await addOnPage('day,campaign,cost\n2026-11-20,ก,1\n2026-11-20,ข,1');
      const id = await lastId();
      await addOnPage('day,campaign,cost\n2026-11-20,ก,2');
      await post(`${PAGE}/imports/${id}/undo`, {});
      const { body } = await get(`${PAGE}?undone=${id}&lang=th`);
      const main = body.slice(body.indexOf('id="imports"'), body.indexOf('</main>'));
      expect(main.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/[a-z]{2,} [a-z]{2,}/);
      const again = await get(`${PAGE}?lang=th`);
      expect(again.body).toContain('ยกเลิกการนำเข้านี้');
    });
  });

  it('are listed and undone at the command line', async () => {
    const id = await add(costOf(100), costOf(200, 'quay'));
    await add(costOf(300));
    const { body } = await operate(subject.platform(), 'costs list', {});
    expect(body['imports']).toMatchObject([
      { total: '₱3.00' },
      {
        id,
        by: 'mia',
        lines: 2,
        from: '2026-11-20',
        to: '2026-11-20',
        total: '₱3.00',
        sources: ['facebook'],
        campaigns: ['pier', 'quay'],
        campaignCount: 2,
        undoneBy: null,
      },
    ]);
    const undone = await operate(subject.platform(), 'costs undo', { id });
    expect(undone.body).toMatchObject({ import: id, putBack: 1, leftAlone: 1 });
    const again = await operate(subject.platform(), 'costs undo', { id });
    expect([again.status, again.body['msg']]).toEqual([400, `import ${id} was undone before`]);
    const { body: log } = await operate(subject.platform(), 'console log', { limit: 1 });
    expect(log['actions']).toMatchObject([
      { action: 'costs-undone', detail: { import: id, putBack: 1, leftAlone: 1 } },
    ]);
  });
});

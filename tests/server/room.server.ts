import { expect, it } from 'vitest';
import { addRule } from '#server/marketing/postbacks/rules.ts';
import { addSchedule } from '#server/marketing/schedules/schedules.ts';
import { saveAlias } from '#server/marketing/events/names.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { eachPlatform, START } from './platforms.ts';
import type { RuleDraft } from '#server/marketing/postbacks/rule-draft.ts';

const by = { by: 'test', now: START };
const RULE: RuleDraft = {
  name: 'rule',
  source: '',
  campaign: '',
  windowDays: 30,
  events: {},
  method: 'GET',
  url: 'https://receiver.test/',
  body: '',
  header: '',
  expectedStatus: undefined,
  networks: [],
};

interface Filled {
  table: 'postback_rule' | 'report_schedule' | 'install_alias';
  most: number;
  /** Where adding so many one by one takes long: adds as many at once. */
  addMany?: (trx: Trx, count: number) => Promise<unknown>;
  add: (trx: Trx, at: number) => Promise<unknown>;
}

const FILLED: readonly Filled[] = [
  {
    table: 'postback_rule',
    most: 100,
    add: (trx) => addRule(trx, RULE, { secret: '', owner: undefined, ...by }),
  },
  {
    table: 'report_schedule',
    most: 100,
    add: (trx, at) => {
      const file = { report: '/report/table', frequency: 'day' as const, hour: 6 };
      const to = { url: 'https://receiver.test/', secret: '', emails: [], language: 'en' as const };
      const draft = { name: `schedule ${at}`, ...file, ...to };
      return addSchedule(trx, draft, { ...by, owner: undefined, origin: '' });
    },
  },
  {
    table: 'install_alias',
    most: 1_000,
    addMany: (trx, count) =>
      trx
        .insertInto('install_alias')
        .values(
          Array.from({ length: count }, (_none, at) => ({
            dimension: 'campaign',
            was: `was-${at}`,
            name: 'is',
          })),
        )
        .execute(),
    add: (trx, at) => saveAlias(trx, { dimension: 'campaign', was: `was-${at}`, name: 'is' }),
  },
];

eachPlatform('what users of the console add', (subject) => {
  it.each(FILLED)(
    'is bounded, also for adds at once: $table',
    async ({ table, most, add, addMany }) => {
      const { database } = subject.platform().context;
      await transact(database, async (trx) => {
        await trx.deleteFrom(table).execute();
        if (addMany) await addMany(trx, most - 2);
        else for (let at = 0; at < most - 2; at += 1) await add(trx, at);
      });
      const added = await Promise.allSettled(
        Array.from({ length: 5 }, (_none, at) => transact(database, (trx) => add(trx, most + at))),
      );
      const refused = added.filter((one) => one.status === 'rejected');
      expect(refused.map(({ reason }) => String(reason))).toEqual(
        Array.from({ length: 3 }, () => expect.stringContaining(`there may be ${most} `)),
      );
      const { count } = await database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBe(most);
      await database.db.deleteFrom(table).execute();
    },
  );
});

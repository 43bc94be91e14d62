import {
  addAccount,
  isPasswordLongEnough,
  LONGEST_PASSWORD,
  makePassword,
  SHORTEST_PASSWORD,
} from '#server/console/access/accounts.ts';
import { givePassword, turnCodeOff, withAccount } from '#server/console/access/held-account.ts';
import { CONSOLE_ROLES } from '#server/database/console-tables.ts';
import { listActions, noteAction } from '#server/console/access/actions.ts';
import { command, OperatorError, wholeNumber } from '#server/operator/command.ts';
import type { Database } from '#server/database/open-database.ts';
import * as v from 'valibot';

const name = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9][a-z0-9._@-]{1,59}$/, 'a name of 2 to 60 letters, digits, dots or dashes'),
);
const chosenPassword = v.optional(
  v.pipe(
    v.string(),
    v.check(
      isPasswordLongEnough,
      `a password of ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters`,
    ),
  ),
);

export const add = command({
  summary: 'Creates a console account. Without a password it generates one and shows it once.',
  usage: '--name N [--role marketer|operator] [--password P]',
  options: v.object({
    name,
    role: v.optional(v.picklist(CONSOLE_ROLES), 'marketer'),
    password: chosenPassword,
  }),
  async run({ database: { db }, clock }, { name: chosen, role, password: given }) {
    const made = given ?? makePassword();
    const id = await addAccount(db, { name: chosen, role, password: made, now: clock.now() });
    if (id === undefined) throw new OperatorError(`there is an account "${chosen}" already`);
    return {
      name: chosen,
      role,
      ...(given === undefined ? { password: made } : {}),
      page: '/report',
    };
  },
});

export const list = command({
  summary: 'Lists the accounts of the console.',
  usage: '',
  options: v.object({}),
  async run({ database: { db } }) {
    const rows = await db
      .selectFrom('console_account')
      .orderBy('name')
      .select((eb) => ['name', 'role', eb('totp_secret', 'is not', null).as('hasCode')])
      .execute();
    return { accounts: rows };
  },
});

export const password = command({
  summary: 'Gives an account a new password, signs it out everywhere and ends its tokens.',
  usage: '--name N [--password P]',
  options: v.object({ name, password: chosenPassword }),
  async run({ database }, { name: chosen, password: given }) {
    const made = given ?? makePassword();
    await givePassword(database, await idOf(database, chosen), made);
    return { name: chosen, ...(given === undefined ? { password: made } : {}) };
  },
});

export const codeOff = command({
  summary: 'Turns off the sign-in code of a console account, e.g. after a lost phone.',
  usage: '--name N',
  options: v.object({ name }),
  async run({ database, clock }, { name: chosen }) {
    await withAccount(database, { id: await idOf(database, chosen) }, turnCodeOff);
    const actor = 'operator command';
    await noteAction(database.db, {
      actor,
      action: 'code-turned-off',
      detail: { account: chosen },
      now: clock.now(),
    });
    return { name: chosen, hasCode: false };
  },
});

export const remove = command({
  summary: 'Removes an account of the console and ends its sessions; its actions stay in the log.',
  usage: '--name N',
  options: v.object({ name }),
  async run({ database }, { name: chosen }) {
    await database.db
      .deleteFrom('console_account')
      .where('id', '=', await idOf(database, chosen))
      .execute();
    return { removed: chosen };
  },
});

export const log = command({
  summary: 'Lists console actions, newest first.',
  usage: '[--limit 50]',
  options: v.object({
    limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(10_000)), 50),
  }),
  async run({ database }, { limit }) {
    const actions = await listActions(database.db, limit);
    return {
      actions: actions.map(({ happened_at: at, ...action }) => ({
        time: new Date(at).toISOString(),
        ...action,
      })),
    };
  },
});

async function idOf({ db }: Database, chosen: string): Promise<number> {
  const row = await db
    .selectFrom('console_account')
    .where('name', '=', chosen)
    .select('id')
    .executeTakeFirst();
  if (!row) throw new OperatorError(`there is no account "${chosen}"`);
  return row.id;
}

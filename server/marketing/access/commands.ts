import {
  addAccount,
  isPasswordLongEnough,
  LONGEST_PASSWORD,
  makePassword,
  SHORTEST_PASSWORD,
} from '#server/marketing/access/accounts.ts';
import { hashPassword } from '#server/players/base/password-hash.ts';
import {
  replacePassword,
  turnCodeOff,
  withAccount,
  type HeldAccount,
} from '#server/marketing/access/held-account.ts';
import { CONSOLE_ROLES } from '#server/core/database/console-tables.ts';
import {
  changeAndNote,
  listActions,
  noteAction,
  type Action,
  type ActionLine,
} from '#server/marketing/access/actions.ts';
import { command, OperatorError, wholeNumber } from '#server/core/commands/command.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Database } from '#server/core/database/open-database.ts';
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
  async run({ database, clock }, { name: chosen, role, password: given }) {
    const made = given ?? makePassword();
    const passwordHash = await hashPassword(made);
    const now = clock.now();
    await changeAndNote(
      database,
      lineOf('account-added', { account: chosen, role }, now),
      async (trx) => {
        if (!(await addAccount(trx, { name: chosen, role, passwordHash, now }))) {
          throw new OperatorError(`there is an account "${chosen}" already`);
        }
      },
    );
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
  async run({ database, clock }, { name: chosen, password: given }) {
    const made = given ?? makePassword();
    const passwordHash = await hashPassword(made);
    await onAccount(database, chosen, async (held) => {
      await replacePassword(held, passwordHash);
      await noteAction(held.trx, lineOf('password-given', { account: chosen }, clock.now()));
    });
    return { name: chosen, ...(given === undefined ? { password: made } : {}) };
  },
});

export const codeOff = command({
  summary: 'Turns off the sign-in code of a console account, e.g. after a lost phone.',
  usage: '--name N',
  options: v.object({ name }),
  async run({ database, clock }, { name: chosen }) {
    await onAccount(database, chosen, async (held) => {
      await turnCodeOff(held);
      await noteAction(held.trx, lineOf('code-turned-off', { account: chosen }, clock.now()));
    });
    return { name: chosen, hasCode: false };
  },
});

export const remove = command({
  summary: 'Removes an account of the console and ends its sessions; its actions stay in the log.',
  usage: '--name N',
  options: v.object({ name }),
  async run({ database, clock }, { name: chosen }) {
    await onAccount(database, chosen, async ({ trx, account }) => {
      await trx.deleteFrom('console_account').where('id', '=', account.id).execute();
      await noteAction(trx, lineOf('account-removed', { account: chosen }, clock.now()));
    });
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

const lineOf = (action: Action, detail: Record<string, string>, now: EpochMs): ActionLine => ({
  actor: { name: 'operator command', session: undefined },
  action,
  detail,
  now,
});

/** Runs the work with the account's row locked. @throws OperatorError without such an account */
async function onAccount(
  database: Database,
  chosen: string,
  work: (held: HeldAccount) => Promise<void>,
): Promise<void> {
  const row = await database.db
    .selectFrom('console_account')
    .where('name', '=', chosen)
    .select('id')
    .executeTakeFirst();
  const done =
    row &&
    (await withAccount(database, { id: row.id }, async (held) => {
      await work(held);
      return true;
    }));
  if (!done) throw new OperatorError(`there is no account "${chosen}"`);
}

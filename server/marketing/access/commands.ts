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
  holdAccount,
  type HeldAccount,
} from '#server/marketing/access/held-account.ts';
import { CONSOLE_ROLES, type ConsoleRole } from '#server/core/database/console-tables.ts';
import {
  COMMAND_ACTOR,
  listActions,
  noteAction,
  type Action,
  type ActionLine,
} from '#server/marketing/access/actions.ts';
import {
  changeCommand,
  OperatorError,
  readCommand,
  type CommandContext,
} from '#server/core/commands/command.ts';
import { secret, wholeNumber } from '#server/core/commands/option-types.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { prefixKey } from '#server/marketing/report/campaign-scope.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Trx } from '#server/core/database/transact.ts';
import * as v from 'valibot';

const LONGEST_PREFIX = 100;

const name = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9][a-z0-9._@-]{1,59}$/, 'a name of 2 to 60 letters, digits, dots or dashes'),
);
const chosenPassword = v.optional(
  secret(
    v.pipe(
      v.string(),
      v.check(
        isPasswordLongEnough,
        `a password of ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters`,
      ),
    ),
  ),
);

export const add = changeCommand({
  summary: 'Creates a console account. Without a password it generates one and shows it once.',
  usage:
    '--name N [--role marketer|operator|both|viewer|agency] [--campaigns "Acme-"] [--password P]',
  options: v.object({
    name,
    role: v.optional(v.picklist(CONSOLE_ROLES), 'marketer'),
    campaigns: v.optional(v.string()),
    password: chosenPassword,
  }),
  prepare: newPassword,
  async change({ trx, now }, { name: chosen, role, campaigns: given }, { passwordHash, shown }) {
    const campaigns = readCampaigns(role, given);
    if (!(await addAccount(trx, { name: chosen, role, campaigns, passwordHash, now }))) {
      throw new OperatorError(`there is an account "${chosen}" already`);
    }
    const of = { role, ...(campaigns !== null && { campaigns }) };
    await noteAction(trx, lineOf('account-added', { account: chosen, ...of }, now));
    return {
      result: { name: chosen, ...of, ...shown, page: '/report' },
      after: { account: chosen, ...of },
    };
  },
});

export const list = readCommand({
  summary: 'Lists the accounts of the console.',
  usage: '',
  options: v.object({}),
  async run({ database: { db } }) {
    const rows = await db
      .selectFrom('console_account')
      .orderBy('name')
      .select((eb) => [
        'name',
        'role',
        'campaigns',
        eb('totp_secret', 'is not', null).as('hasCode'),
      ])
      .execute();
    return { accounts: rows };
  },
});

export const password = changeCommand({
  summary: 'Gives an account a new password, signs it out everywhere and ends its tokens.',
  usage: '--name N [--password P]',
  options: v.object({ name, password: chosenPassword }),
  prepare: newPassword,
  async change({ trx, now }, { name: chosen }, { passwordHash, shown }) {
    await replacePassword(await heldAccount(trx, chosen), passwordHash);
    await noteAction(trx, lineOf('password-given', { account: chosen }, now));
    return { result: { name: chosen, ...shown }, after: { account: chosen, sessions: 0 } };
  },
});

export const role = changeCommand({
  summary:
    'Changes which pages a console account opens: those of marketers, of operators, both, only reports, or reports of some campaigns.',
  usage: '--name N --role marketer|operator|both|viewer|agency [--campaigns "Acme-"]',
  options: v.object({
    name,
    role: v.picklist(CONSOLE_ROLES),
    campaigns: v.optional(v.string()),
  }),
  async change({ trx, now }, { name: chosen, role: wanted, campaigns: given }) {
    const campaigns = readCampaigns(wanted, given);
    const of = { role: wanted, ...(campaigns !== null && { campaigns }) };
    const { account } = await heldAccount(trx, chosen);
    await trx
      .updateTable('console_account')
      .where('id', '=', account.id)
      .set({ role: wanted, campaigns })
      .execute();
    await noteAction(trx, lineOf('role-changed', { account: chosen, ...of }, now));
    return {
      result: { name: chosen, ...of },
      before: {
        account: chosen,
        role: account.role,
        ...(account.campaigns !== null && { campaigns: account.campaigns }),
      },
      after: { account: chosen, ...of },
    };
  },
});

export const codeOff = changeCommand({
  summary: 'Turns off the sign-in code of a console account, e.g. after a lost phone.',
  usage: '--name N',
  options: v.object({ name }),
  async change({ trx, now }, { name: chosen }) {
    const held = await heldAccount(trx, chosen);
    await turnCodeOff(held);
    await noteAction(trx, lineOf('code-turned-off', { account: chosen }, now));
    return {
      result: { name: chosen, hasCode: false },
      before: { hasCode: held.account.totp_secret !== null },
      after: { hasCode: false },
    };
  },
});

export const remove = changeCommand({
  summary: 'Removes an account of the console and ends its sessions; its actions stay in the log.',
  usage: '--name N',
  options: v.object({ name }),
  async change({ trx, now }, { name: chosen }) {
    const { account } = await heldAccount(trx, chosen);
    await trx.deleteFrom('console_account').where('id', '=', account.id).execute();
    await noteAction(trx, lineOf('account-removed', { account: chosen }, now));
    return { result: { removed: chosen }, before: { account: chosen, role: account.role } };
  },
});

export const log = readCommand({
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

/** How the names of an agency's campaigns begin; null for other roles. @throws OperatorError */
function readCampaigns(of: ConsoleRole, given: string | undefined): string | null {
  if (of !== 'agency') {
    if (given === undefined) return null;
    throw new OperatorError('--campaigns is for --role agency');
  }
  const prefix = oneLine(given ?? '') === '' ? '' : (given ?? '').replaceAll(/^\s+/gu, '');
  if (
    prefixKey(prefix).trim() === '' ||
    prefix.length > LONGEST_PREFIX ||
    oneLine(prefix) !== prefix.trim()
  ) {
    throw new OperatorError(
      `an agency needs the beginning of its campaigns' names: --campaigns "Acme-", up to ${LONGEST_PREFIX} characters`,
    );
  }
  return prefix;
}

/** Hashes the given password, or a generated one, which is shown once. */
async function newPassword(
  _context: CommandContext,
  { password: given }: { password?: string | undefined },
): Promise<{ passwordHash: string; shown: { password?: string } }> {
  const made = given ?? makePassword();
  return {
    passwordHash: await hashPassword(made),
    shown: given === undefined ? { password: made } : {},
  };
}

const lineOf = (action: Action, detail: Record<string, string>, now: EpochMs): ActionLine => ({
  actor: COMMAND_ACTOR,
  action,
  detail,
  now,
});

/** Locks the account's row. @throws OperatorError without such an account */
async function heldAccount(trx: Trx, chosen: string): Promise<HeldAccount> {
  const row = await trx
    .selectFrom('console_account')
    .where('name', '=', chosen)
    .select('id')
    .executeTakeFirst();
  const held = row && (await holdAccount(trx, { id: row.id }));
  if (!held) throw new OperatorError(`there is no account "${chosen}"`);
  return held;
}

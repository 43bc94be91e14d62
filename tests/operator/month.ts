/** The people of a simulated month: what each of them does, and the lines that the audit must have of it. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { flagName } from '#server/core/commands/option-problem.ts';
import { readArguments } from '#server/core/commands/arguments.ts';
import { liftDueRestrictions } from '#server/players/base/restriction-ends.ts';
import { listAudit, type ListedEntry } from '#server/core/audit/list-audit.ts';
import { commandLineOperator } from '#server/command-line/command-line-operator.ts';
import { demoCommands } from '#server/demo/command-table.ts';
import { runDuePlans } from '#server/operator/run-due-plans.ts';
import { sendCampaignPart } from '#server/mail/send-campaigns.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { operate, type PlatformUnderTest } from '#tests/server/platforms.ts';
import type { ConsoleRole } from '#server/core/database/console-tables.ts';
import type { Platform } from '#server/platform.ts';

export const PASSWORD = 'a lighthouse at noon';
/** The holder of a key of OPERATOR_KEYS, and the key. */
export const KIM = { name: 'kim', key: 'a-key-of-kim-alone' };

const HEADERS = { accept: 'text/html', 'accept-language': 'en', 'sec-fetch-site': 'same-origin' };
const FORM = 'application/x-www-form-urlencoded';
/** A session of the console ends two weeks after the sign-in. */
const LONGEST_MS = 14 * DAY_MS;

export type Form = Readonly<Record<string, string>>;
/** What the audit has of an action: its command, and what is not as in `USUAL`. */
export type Line = readonly [command: string, more?: Readonly<Partial<Record<Field, unknown>>>];
type Field = Exclude<keyof ListedEntry, 'id' | 'time' | 'command'>;
type Answer = Awaited<ReturnType<Platform['app']['inject']>>;

const USUAL = {
  account: null,
  options: expect.any(Object) as unknown,
  before: null,
  after: null,
  reason: null,
  outcome: 'done',
  problem: null,
  acceptedBy: null,
};

/** A body with one file, as a browser sends it. */
function fileForm(name: string, data: Buffer) {
  const boundary = 'parola-month';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat([Buffer.from(head), data, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** What a person of the console sends. */
interface Sent {
  path: string;
  type: string;
  payload: string | Buffer;
}

const formOf = (path: string, form: Form): Sent => ({
  path,
  type: FORM,
  payload: new URLSearchParams(form).toString(),
});

/** Pages of operators, of marketers with the notes of agencies, and those of every account. */
const OPERATORS = /^\/report\/(?:withdrawals|players|lobby|mail)\b/;
const OWN = /^\/report\/account\/(?!tokens)/;
const TOKENS = /^\/report\/account\/tokens\b/;
const NOTES = /^\/report\/notes\b/;
/** What belongs to a marketer is given away by who opens all pages. */
const OWNER = /\/owner$/;

/** The roles to which a form is closed. */
function closedTo(path: string): readonly ConsoleRole[] {
  if (OWN.test(path)) return [];
  if (TOKENS.test(path)) return ['operator'];
  if (OWNER.test(path)) return ['operator', 'marketer', 'viewer', 'agency'];
  if (OPERATORS.test(path)) return ['marketer', 'viewer', 'agency'];
  return NOTES.test(path) ? ['operator', 'viewer'] : ['operator', 'viewer', 'agency'];
}

/** A person with an account of the console, who signs in when a session is over. */
function personOn(subject: PlatformUnderTest, name: string, role: ConsoleRole) {
  let cookie = '';
  let signedInAt = Number.NEGATIVE_INFINITY;
  const { clock } = subject;
  const send = (request: Sent | { path: string }, own: Record<string, string>) =>
    subject.platform().app.inject(
      'payload' in request
        ? {
            method: 'POST',
            url: request.path,
            headers: { ...HEADERS, ...own, 'content-type': request.type },
            payload: request.payload,
          }
        : { url: request.path, headers: { ...HEADERS, ...own } },
    );
  const signIn = async (form: Form = {}) => {
    const sent = formOf('/report/sign-in', { name, password: PASSWORD, ...form });
    const answer = await send(sent, {});
    const [set] = [answer.headers['set-cookie'] ?? []].flat();
    if (answer.statusCode === 303) {
      cookie = String(set).split(';', 1)[0] ?? '';
      signedInAt = clock.now();
    }
    return answer;
  };
  /** With the session as it is. */
  const sendOpen = async (request: Sent | { path: string }) => send(request, { cookie });
  const sendSignedIn = async (request: Sent | { path: string }) => {
    if (clock.now() - signedInAt >= LONGEST_MS) await signIn();
    return sendOpen(request);
  };
  return {
    name,
    role,
    signIn,
    sendOpen,
    send: sendSignedIn,
    get: async (path: string) => (await sendSignedIn({ path })).body,
    post: (path: string, form: Form = {}) => sendSignedIn(formOf(path, form)),
    who: { by: name, login: name, way: 'console' },
  };
}
export type Person = ReturnType<typeof personOn>;

/** A form's address without the numbers and accounts in it. */
const routeOf = (path: string): string => path.replaceAll(/\/(?:W?\d+|owned\d+)(?=\/|$)/g, '/:');

const REFUSED_IN_WORDS = /class="problem" role="alert"/;

/** A month on a server: whatever is done by these functions is compared with the audit at once. */
export function monthOn(subject: PlatformUnderTest) {
  const db = () => subject.platform().context.database.db;
  const people = new Map<string, Person>();
  /** The first request of each form. */
  const sent = new Map<string, Sent>();
  /** Lines of the audit by the form's path, as it was sent. */
  const forms: { path: string; lines: number }[] = [];
  const lines: { command: string }[] = [];
  const proposals: number[] = [];
  const plans: number[] = [];
  let last = 0;

  /** Expects exactly these lines since the last look, in their order. */
  async function expectLines(who: object, expected: readonly Line[]): Promise<void> {
    const { entries } = await listAudit(db(), { limit: 20 });
    const found = entries.filter(({ id }) => id > last).toReversed();
    const time = new Date(subject.clock.now()).toISOString();
    const wanted = expected.map(([command, more]) => ({
      id: expect.any(Number) as unknown,
      time,
      command,
      ...USUAL,
      ...who,
      ...more,
    }));
    expect(found).toEqual(wanted);
    last = found.at(-1)?.id ?? last;
    for (const { outcome, after } of found) {
      if (outcome === 'proposed') proposals.push(Number(Reflect.get(Object(after), 'proposal')));
      if (outcome === 'planned') plans.push(Number(Reflect.get(Object(after), 'plan')));
    }
    lines.push(...wanted);
  }

  async function expectRefused(request: Sent, roles = closedTo(request.path)): Promise<void> {
    for (const other of people.values()) {
      if (!roles.includes(other.role)) continue;
      const { statusCode, body } = await other.send(request);
      expect([other.name, request.path, statusCode]).toEqual([other.name, request.path, 403]);
      expect(body).toMatch(REFUSED_IN_WORDS);
    }
  }

  /** Sends what others may not send; the first time they try it, too, when it could be done. */
  async function submit(person: Person, request: Sent, expected: readonly Line[]): Promise<Answer> {
    const route = routeOf(request.path);
    if (!sent.has(route)) await expectRefused(request);
    const answer = await person.send(request);
    expect([request.path, answer.statusCode, answer.headers.location ?? '']).toEqual([
      request.path,
      expect.toSatisfy((code: number) => code === 303 || code === 200, '303 or 200'),
      expect.not.stringContaining('/report/sign-in'),
    ]);
    if (!sent.has(route)) sent.set(route, request);
    forms.push({ path: request.path, lines: expected.length });
    await expectLines(person.who, expected);
    return answer;
  }

  /** Runs a command as the command line does, from its arguments on. */
  async function runShell(by: string | undefined, command: string, options: Form): Promise<object> {
    const args = Object.entries(options).flatMap(([name, value]) => [flagName(name), value]);
    const read = readArguments([...command.split(' '), ...args], (name) =>
      demoCommands.flagsOf(name),
    );
    const prepared = await demoCommands.prepareOptions(read.name, read.options);
    return subject.platform().runCommand(read.name, prepared, commandLineOperator(by));
  }

  return {
    lines,
    /** Numbers of what was proposed and planned, in their order. */
    proposals,
    plans,
    forms,
    /** Adds an account, and who has it. */
    async joins(name: string, role: ConsoleRole): Promise<Person> {
      const person = personOn(subject, name, role);
      people.set(name, person);
      const of = { account: name, role, ...(role === 'agency' && { campaigns: 'Acme-' }) };
      await this.shell(
        'console add',
        { name, role, password: PASSWORD, ...(role === 'agency' && { campaigns: 'Acme-' }) },
        ['console add', { after: of }],
      );
      return person;
    },
    /** The same person at another browser. */
    another: ({ name, role }: Person): Person => personOn(subject, name, role),
    shellName: commandLineOperator(undefined).name,
    /** Nobody tries forms of others under this name any more. */
    leaves: (person: Person) => people.delete(person.name),
    does: (person: Person, path: string, form: Form, ...expected: Line[]) =>
      submit(person, formOf(path, form), expected),
    uploads: (person: Person, path: string, name: string, data: Buffer, ...expected: Line[]) =>
      submit(person, { path, ...fileForm(name, data) }, expected),
    /** Sends a form that is refused. @returns its page */
    async tries(person: Person, path: string, form: Form, status: number, ...expected: Line[]) {
      const { statusCode, body } = await person.post(path, form);
      expect([path, statusCode]).toEqual([path, status]);
      if (status !== 303) expect(body).toMatch(REFUSED_IN_WORDS);
      await expectLines(person.who, expected);
      return body;
    },
    async shell(command: string, options: Form, ...expected: Line[]): Promise<object> {
      const result = await runShell(undefined, command, options);
      const { name, login } = commandLineOperator(undefined);
      await expectLines({ by: name, login, way: 'command-line' }, expected);
      return result;
    },
    /** A command that is refused at the command line, also under another name. */
    async shellTries(by: string | undefined, command: string, options: Form, ...expected: Line[]) {
      await expect(runShell(by, command, options)).rejects.toThrow();
      const { name, login } = commandLineOperator(by);
      await expectLines({ by: name, login, way: 'command-line' }, expected);
    },
    /** A command over HTTP, with the key of Kim. */
    async kim(command: string, options: object, ...expected: Line[]) {
      const { status, body } = await operate(subject.platform(), command, options, KIM.key);
      await expectLines({ by: KIM.name, login: KIM.name, way: 'http' }, expected);
      const isRefused = expected.length === 1 && expected[0]?.[1]?.outcome === 'refused';
      expect([command, status, isRefused]).toEqual([command, isRefused ? 400 : 200, isRefused]);
      return body;
    },
    /** Days pass: what is due is done, by whichever round of the server is first. */
    async passes(days: number, ...expected: Line[]): Promise<void> {
      subject.clock.advance(days * DAY_MS);
      const { context, runCommand } = subject.platform();
      // Everybody looked in on each of these days: a session that nobody uses ends after one.
      await db().updateTable('console_session').set({ seen_at: subject.clock.now() }).execute();
      await liftDueRestrictions(context.database, subject.clock.now());
      await runDuePlans(context, runCommand, (problem) => {
        throw new Error(problem);
      });
      while (await sendCampaignPart(context));
      await expectLines({ by: 'Parola', login: 'Parola', way: 'clock' }, expected);
    },
    /** Lines of what the steps do by other functions. */
    expectLines,
    /** Signs everyone in whose session is over. */
    async isIn(): Promise<void> {
      for (const person of people.values()) await person.get('/report/account');
    },
    /** Sends all that was done again, as everyone who may not. */
    async triedByOthers(): Promise<void> {
      for (const request of sent.values()) await expectRefused(request);
    },
    /** The form's number or mark on a page, as shown now. */
    async field(person: Person, path: string, name: 'number' | 'mark' | 'proposal') {
      return new RegExp(`name="${name}" value="([^"]+)"`).exec(await person.get(path))?.[1] ?? '';
    },
    /** The highest id of a table. */
    async latest(table: string): Promise<number> {
      const { rows } = await sql<{
        id: number;
      }>`select max(id) as id from ${sql.table(table)}`.execute(db());
      return Number(rows[0]?.id);
    },
  };
}

/** Tables with what operators and marketers change; the server's own rounds write others. */
const STATE = [
  'activity',
  'alert_mute',
  'alert_setting',
  'audit_entry',
  'balance_correction',
  'config_document',
  'console_account',
  'console_action',
  'console_token',
  'deposit_order',
  'game',
  'install_alias',
  'install_cost',
  'install_cost_columns',
  'install_cost_import',
  'install_link',
  'install_link_template',
  'ledger_entry',
  'lobby_picture',
  'mail',
  'mail_campaign',
  'planned_change',
  'player',
  'player_limit',
  'player_note',
  'postback_rule',
  'proposal',
  'protection',
  'redeem_code',
  'report_note',
  'report_schedule',
  'report_share',
  'report_view',
  'restriction_end',
  'session',
  'wallet',
  'withdrawal_order',
] as const;

/** A mark of each of these tables: another one means that a row was changed. */
export async function stateOf({ context: { database } }: Platform): Promise<object> {
  const marks = STATE.map(
    (table) =>
      sql`select ${sql.lit(table)} as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as mark from ${sql.table(table)} t`,
  );
  const { rows } = await sql<{
    name: string;
    mark: string;
  }>`${sql.join(marks, sql` union all `)}`.execute(database.db);
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}

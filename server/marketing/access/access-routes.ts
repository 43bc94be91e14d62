import {
  forgetTurns,
  giveBackTurn,
  takeTurn,
  unlessBusy,
  type Limit,
} from '#server/players/base/rate-limits.ts';
import {
  consoleLine,
  isPasswordLongEnough,
  SHORTEST_PASSWORD,
} from '#server/marketing/access/accounts.ts';
import {
  replacePassword,
  turnCodeOff,
  withAccount,
  type HeldAccount,
} from '#server/marketing/access/held-account.ts';
import { endConsoleSession } from '#server/marketing/access/sessions.ts';
import { transact } from '#server/core/database/transact.ts';
import {
  changeAndNote,
  listActions,
  noteAction,
  type Action,
} from '#server/marketing/access/actions.ts';
import { addToken, listTokens, revokeToken } from '#server/marketing/api/tokens.ts';
import { makeSecret, secretAddress, stepOfCode } from '#server/marketing/access/totp.ts';
import { hashPassword } from '#server/players/base/password-hash.ts';
import { MINUTE_MS } from '#shared/time/duration.ts';
import { SIGN_IN_PATH, type ConsoleUser } from '#server/marketing/access/admit.ts';
import { ACCOUNT_PATH, LOG_PATH } from '#server/marketing/access/paths.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { Note } from '#server/marketing/kit/form.tsx';

/** Passwords that one session may try. */
const PASSWORD_TRIES: Limit = { turns: 10, windowMs: 15 * MINUTE_MS };
const LOG_LINES = 500;

/** Results of a form on the account page; the address carries the code, not the text. */
const DONE = ['password', 'code-on', 'code-off'] as const;
const PROBLEMS = ['wrong-password', 'too-short', 'wrong-code'] as const;

/** The user's account, and the action log. */
export function addAccess(app: ConsoleApp): void {
  const { database, clock, judgePassword } = app.context;
  const { db } = database;

  const showAccount = async (
    { request, user, pages, texts }: Visit,
    fresh?: { name: string; token: string },
  ) => {
    const id = user.session?.account.id;
    const pending = id === undefined ? undefined : await pendingSecret(id);
    return pages.account({
      note: noteOf(texts.access, request.query),
      pending:
        pending === undefined
          ? undefined
          : { secret: pending, address: secretAddress(pending, user.name) },
      tokens: { tokens: id === undefined ? [] : await listTokens(db, id), fresh },
    });
  };
  app.page(ACCOUNT_PATH, (visit) => showAccount(visit));
  const readers = app.of('reports');
  readers.form(`${ACCOUNT_PATH}/tokens`, async (visit, form) => {
    const { session } = visit.user;
    if (!session) return { to: ACCOUNT_PATH };
    const own = { ...visit, id: session.account.id, session };
    const done = await withPassword(own, form, async (held) => {
      const wanted = { name: textOf(form, 'name'), sendsCosts: form['costs'] === 'yes' };
      const fresh = await addToken(held, wanted, clock.now());
      const right = fresh.maySend ? { may: 'send costs' } : {};
      await noteAction(held.trx, line(visit.user, 'token-added', { token: fresh.name, ...right }));
      return fresh;
    });
    if (!done) return { to: `${ACCOUNT_PATH}?note=wrong-password` };
    return showAccount(visit, done.result);
  });
  readers.form(`${ACCOUNT_PATH}/tokens/:id/revoke`, async (visit) => {
    const { session } = visit.user;
    const { id } = visit.request.params as { id: string };
    if (!session || !/^\d{1,9}$/.test(id)) return { to: ACCOUNT_PATH };
    const isRevoked = await transact(database, async (trx) => {
      const token = await revokeToken(trx, { accountId: session.account.id, id: Number(id) });
      if (token === undefined) return false;
      await noteAction(trx, line(visit.user, 'token-revoked', { token }));
      return true;
    });
    return { to: isRevoked ? `${ACCOUNT_PATH}?note=token-revoked` : ACCOUNT_PATH };
  });

  const pendingSecret = async (id: number): Promise<string | undefined> => {
    const row = await db
      .selectFrom('console_account')
      .where('id', '=', id)
      .select('totp_pending')
      .executeTakeFirst();
    return row?.totp_pending ?? undefined;
  };

  /** A form of the user's account; a user without one is redirected to the page that explains it. */
  const ownForm = (
    name: string,
    act: (
      visit: OwnVisit,
      form: Form,
    ) => Promise<(typeof DONE)[number] | (typeof PROBLEMS)[number] | ''>,
  ) =>
    app.form(`${ACCOUNT_PATH}/${name}`, async (visit, form) => {
      const { session } = visit.user;
      if (!session) return { to: ACCOUNT_PATH };
      const word = await act({ ...visit, id: session.account.id, session }, form);
      return { to: word === '' ? ACCOUNT_PATH : `${ACCOUNT_PATH}?note=${word}` };
    });
  /** Runs the work when the form has the account's password. @returns undefined when it has not */
  const withPassword = async <T>(
    { id, session }: OwnVisit,
    form: Form,
    work: (held: HeldAccount) => Promise<T>,
  ): Promise<{ result: T } | undefined> => {
    // Limited too: an abandoned session must not be enough to lock its owner out.
    const key = `console password ${id}`;
    const turn = await takeTurn(db, key, PASSWORD_TRIES, clock.now());
    const row = await db
      .selectFrom('console_account')
      .where('id', '=', id)
      .select('password_hash')
      .executeTakeFirst();
    if (turn.waitMs > 0) return undefined;
    const isRight = await unlessBusy(
      () => judgePassword(row?.password_hash, textOf(form, 'current'), consoleLine(`${id}`)),
      () => giveBackTurn(db, key, PASSWORD_TRIES),
    );
    if (!isRight || !row) return undefined;
    const judged = { id, passwordHash: row.password_hash, session };
    return withAccount(database, judged, async (held) => {
      await forgetTurns(held.trx, key);
      return { result: await work(held) };
    });
  };
  const line = (user: ConsoleUser, action: Action, detail: Record<string, string> = {}) => ({
    actor: user,
    action,
    detail,
    now: clock.now(),
  });

  ownForm('password', async (visit, form) => {
    const password = textOf(form, 'password');
    if (!isPasswordLongEnough(password)) return 'too-short';
    const passwordHash = await hashPassword(password, consoleLine(`${visit.id}`));
    const isDone = await withPassword(visit, form, async (held) => {
      await replacePassword(held, passwordHash, visit.session.tokenHash);
      await noteAction(held.trx, line(visit.user, 'password-changed'));
    });
    return isDone ? 'password' : 'wrong-password';
  });
  ownForm('code', async (visit, form) => {
    const isDone = await withPassword(visit, form, async ({ trx, account }) => {
      await trx
        .updateTable('console_account')
        .where('id', '=', account.id)
        .where('totp_secret', 'is', null)
        .set({ totp_pending: makeSecret() })
        .execute();
      await noteAction(trx, line(visit.user, 'code-asked'));
    });
    return isDone ? '' : 'wrong-password';
  });
  ownForm('code-on', async ({ id, user, session }, form) => {
    const isDone = await withAccount(database, { id, session }, async ({ trx, account }) => {
      const { totp_pending: secret } = account;
      const step =
        secret === null ? undefined : stepOfCode(secret, textOf(form, 'code'), clock.now());
      if (step === undefined) return false;
      await trx
        .updateTable('console_account')
        .where('id', '=', id)
        .set({ totp_secret: secret, totp_pending: null, totp_step: step })
        .execute();
      await noteAction(trx, line(user, 'code-turned-on'));
      return true;
    });
    return isDone === true ? 'code-on' : 'wrong-code';
  });
  ownForm('code-off', async (visit, form) => {
    const isDone = await withPassword(visit, form, async (held) => {
      await turnCodeOff(held);
      await noteAction(held.trx, line(visit.user, 'code-turned-off'));
    });
    return isDone ? 'code-off' : 'wrong-password';
  });
  app.form(`${ACCOUNT_PATH}/sign-out`, async ({ request, reply, user }) => {
    const { session } = user;
    if (session) {
      // Its own end is no reason not to log it.
      await changeAndNote(database, line({ ...user, session: undefined }, 'sign-out'), (trx) =>
        endConsoleSession(trx, { request, reply, tokenHash: session.tokenHash }),
      );
    }
    return { to: SIGN_IN_PATH };
  });

  app
    .of('operator')
    .page(LOG_PATH, async ({ pages }) => pages.log({ actions: await listActions(db, LOG_LINES) }));
}

interface OwnVisit extends Visit {
  id: number;
  session: NonNullable<ConsoleUser['session']>;
}

const textOf = (form: Form, name: string): string => form[name] ?? '';

function noteOf(
  texts: Visit['texts']['access'],
  query: Readonly<Record<string, unknown>>,
): Note | undefined {
  const shortest = String(SHORTEST_PASSWORD);
  const all: Readonly<Record<string, Note>> = {
    password: { text: texts.passwordChanged, isProblem: false },
    'code-on': { text: texts.codeTurnedOn, isProblem: false },
    'code-off': { text: texts.codeTurnedOff, isProblem: false },
    'token-revoked': { text: texts.tokenRevoked, isProblem: false },
    'wrong-password': { text: texts.wrongPassword, isProblem: true },
    'too-short': { text: texts.passwordTooShort(shortest), isProblem: true },
    'wrong-code': { text: texts.codeWrong, isProblem: true },
  };
  const word = String(query['note']);
  return Object.hasOwn(all, word) ? all[word] : undefined;
}

import { forgetTurns, takeTurn, type Limit } from '#server/accounts/rate-limits.ts';
import { signInAccount } from '#server/console/access/accounts.ts';
import { callerAddress } from '#server/http/caller-address.ts';
import { setSessionCookie } from '#server/console/access/sessions.ts';
import { noteAction } from '#server/console/access/actions.ts';
import { MINUTE_MS } from '#domain/duration.ts';
import { networkOf } from '#server/http/network-of.ts';
import { SIGN_IN_PATH } from '#server/console/access/admit.ts';
import { REPORT_PATH } from '#server/console/report/paths.ts';
import type { ConsoleApp, Form } from '#server/console/console-app.ts';

/** Sign-ins per name, and per network, against guessing. */
const NAME_TRIES: Limit = { turns: 10, windowMs: 15 * MINUTE_MS };
const NETWORK_TRIES: Limit = { turns: 40, windowMs: 15 * MINUTE_MS };

export function addSignIn(app: ConsoleApp): void {
  const { database, clock, settings } = app.context;
  const { db } = database;

  app.publicPage(SIGN_IN_PATH, async ({ request, pages }) =>
    pages.signIn({ next: nextOf(request.query['next']), name: '' }),
  );
  app.publicForm(SIGN_IN_PATH, async (visit, form) => {
    const { request, reply, pages } = visit;
    const now = clock.now();
    const name = textOf(form, 'name').trim().toLowerCase();
    const next = nextOf(form['next']);
    const network = networkOf(callerAddress(request), settings.ipv6Prefix);
    const keys = [`console name ${name.slice(0, 100)}`, `console network ${network}`] as const;
    const turns = [
      await takeTurn(db, keys[0], NAME_TRIES, now),
      await takeTurn(db, keys[1], NETWORK_TRIES, now),
    ];
    const waitMs = Math.max(...turns.map((turn) => turn.waitMs));
    const refuse = (text: string, code: number) => {
      void reply.code(code);
      return pages.signIn({ next, name, note: { text, isProblem: true } });
    };
    if (waitMs > 0) {
      return refuse(visit.texts.access.tooMany(String(Math.ceil(waitMs / MINUTE_MS))), 429);
    }
    const account = await signInAccount(app.context, {
      name,
      password: textOf(form, 'password'),
      code: textOf(form, 'code'),
      now,
    });
    if (!account) {
      await noteAction(db, { actor: name.slice(0, 100), action: 'sign-in-refused', now });
      return refuse(visit.texts.access.refused, 403);
    }
    await forgetTurns(db, keys[0]);
    setSessionCookie(request, reply, account.token);
    await noteAction(db, { actor: account.name, action: 'sign-in', now });
    return { to: next };
  });
}

const textOf = (form: Form, name: string): string => form[name] ?? '';

/** A console path to continue to; anything else becomes the front page. */
const nextOf = (next: unknown): string =>
  typeof next === 'string' && /^\/report(?:[/?][^\\]*)?$/.test(next) ? next : REPORT_PATH;

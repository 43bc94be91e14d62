import { forgetTurns, unlessBusy } from '#server/players/base/rate-limits.ts';
import { signInAccount } from '#server/marketing/access/accounts.ts';
import { callerAddress } from '#server/core/http/caller-address.ts';
import { ownTriesKey, takeSignInTry } from '#server/marketing/access/sign-in-tries.ts';
import { setSessionCookie } from '#server/marketing/access/sessions.ts';
import { noteRefusedSignIn } from '#server/marketing/access/actions.ts';
import { MINUTE_MS } from '#shared/time/duration.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { networkOf } from '#server/core/http/network-of.ts';
import { SIGN_IN_PATH } from '#server/marketing/access/admit.ts';
import { REPORT_PATH } from '#server/marketing/report/paths.ts';
import type { ConsoleApp } from '#server/marketing/kit/console-app.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';

export function addSignIn(app: ConsoleApp): void {
  const { database, clock, settings } = app.context;
  const { db } = database;

  app.publicPage(SIGN_IN_PATH, async ({ request, pages }) =>
    pages.signIn({ next: nextOf(request.query['next']), name: '' }),
  );
  app.publicForm(SIGN_IN_PATH, async (visit, form) => {
    const { request, reply, pages } = visit;
    const now = clock.now();
    const name = oneLine(textOf(form, 'name')).toLowerCase();
    const next = nextOf(form['next']);
    const network = networkOf(callerAddress(request), settings.ipv6Prefix);
    const attempt = await takeSignInTry(db, { name, network, now });
    const { waitMs } = attempt;
    const refuse = (text: string, code: number) => {
      void reply.code(code);
      return pages.signIn({ next, name, note: { text, isProblem: true } });
    };
    if (waitMs > 0) {
      return refuse(visit.texts.access.tooMany(String(Math.ceil(waitMs / MINUTE_MS))), 429);
    }
    const password = textOf(form, 'password');
    const code = textOf(form, 'code');
    const account = await unlessBusy(
      () => signInAccount(app.context, { name, password, code, network, now }),
      attempt.giveBack,
    );
    if (!account) {
      await noteRefusedSignIn(database, { name, now });
      return refuse(visit.texts.access.refused, 403);
    }
    await forgetTurns(db, ownTriesKey({ name, network }));
    setSessionCookie(request, reply, account.token);
    return { to: next };
  });
}

const textOf = (form: Form, name: string): string => form[name] ?? '';

/** A console path to continue to; anything else becomes the front page. */
const nextOf = (next: unknown): string =>
  typeof next === 'string' && /^\/report(?:[/?][^\\]*)?$/.test(next) ? next : REPORT_PATH;

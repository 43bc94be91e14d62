import { requireLiveSession } from '#server/marketing/access/actions.ts';
import type { ConsoleUser } from '#server/marketing/access/admit.ts';
import type { Operator } from '#server/core/audit/audit.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** What a form decided on is no longer so: it was sent twice, or someone else was faster. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/**
 * The user of the console as an operator, for one form: its change is made only while the session may make it,
 * and `isUnchanged` still holds.
 */
export const operatorOf = (
  { name, session }: ConsoleUser,
  isUnchanged: (trx: Trx) => Promise<boolean>,
): Operator => ({
  name,
  login: name,
  way: 'console',
  async requireStill(trx) {
    if (session) await requireLiveSession(trx, session);
    if (!(await isUnchanged(trx))) throw new ChangedMeanwhile('the form has been sent already');
  },
});

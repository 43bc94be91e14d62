import { BadRequest } from '#server/core/http/refusal.ts';
import { changeAndNote, type Action } from '#server/marketing/access/actions.ts';
import {
  handOver,
  listOwnerAccounts,
  readOwners,
  type OwnedTable,
} from '#server/marketing/owners/owners.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Kysely } from 'kysely';
import type { Ownership } from '#server/marketing/owners/owner-parts.tsx';
import type { Tables } from '#server/core/database/tables.ts';

/** Only who opens all pages gives away what is another's. */
const mayHandOver = ({ user }: Visit): boolean => user.role === 'both';

/** What the page of a row shows of its owner. */
export async function readOwnership(
  db: Kysely<Tables>,
  visit: Visit,
  { table, id }: { table: OwnedTable; id: number },
): Promise<Ownership> {
  return {
    owner: (await readOwners(db, table)).get(id),
    accounts: mayHandOver(visit) ? await listOwnerAccounts(db) : undefined,
  };
}

interface Owned {
  table: OwnedTable;
  /** Of its pages. */
  path: string;
  action: Action;
  /** Of the id in a page's address. @throws BadRequest without one */
  find: (visit: Visit) => Promise<{ id: number; name: string }>;
}

/** The form that gives a row to another account. */
export function addOwnerForm(app: ConsoleApp, { table, path, action, find }: Owned): void {
  const { database, clock } = app.context;
  const { db } = database;
  app.form(`${path}/:id/owner`, async (visit, form) => {
    if (!mayHandOver(visit)) {
      void visit.reply.code(403);
      return visit.pages.problem(visit.texts.owners.onlyBoth);
    }
    const { id, name } = await find(visit);
    const account = (await listOwnerAccounts(db)).find((one) => one.name === form['owner']);
    if (!account) throw new BadRequest('choose an account of a marketer');
    const before = (await readOwners(db, table)).get(id)?.name ?? '';
    const line = {
      actor: visit.user,
      action,
      detail: { name, owner: account.name },
      before: { name, owner: before },
      after: { name, owner: account.name },
      now: clock.now(),
    };
    await changeAndNote(database, line, (trx) => handOver(trx, { table, id }, account));
    return { to: `${path}?done=handed` };
  });
}

import { rolesThatOpen } from '#server/marketing/access/roles.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Tables whose rows belong to an account. */
export type OwnedTable = 'postback_rule' | 'report_schedule';

/** To whom a row belongs. */
export interface Owner {
  /** Undefined for what was made by an operator's key and never handed over. */
  name: string | undefined;
  /** The account was removed. */
  isGone: boolean;
  createdBy: string;
}

/** An account that a row is given to. */
export interface OwnerAccount {
  id: number;
  name: string;
}

/** The columns of a new row. @param account undefined for an operator's key */
export const ownerColumns = (account: OwnerAccount | undefined) => ({
  owner_id: account?.id ?? null,
  owner_name: account?.name ?? null,
});

/** The owners of all rows, by the row's id. */
export async function readOwners(
  db: Kysely<Tables>,
  table: OwnedTable,
): Promise<ReadonlyMap<number, Owner>> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'owner_id', 'owner_name', 'created_by'])
    .execute();
  return new Map(
    rows.map(({ id, owner_id: ownerId, owner_name: name, created_by: createdBy }) => [
      id,
      { name: name ?? undefined, isGone: name !== null && ownerId === null, createdBy },
    ]),
  );
}

/** Accounts that may own something, by name. */
export const listOwnerAccounts = (db: Kysely<Tables>): Promise<OwnerAccount[]> =>
  db
    .selectFrom('console_account')
    .where('role', 'in', rolesThatOpen('marketer'))
    .orderBy('name')
    .select(['id', 'name'])
    .execute();

/** Gives a row to an account. */
export async function handOver(
  trx: Trx,
  { table, id }: { table: OwnedTable; id: number },
  account: OwnerAccount,
): Promise<void> {
  await trx.updateTable(table).where('id', '=', id).set(ownerColumns(account)).execute();
}

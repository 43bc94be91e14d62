import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';

/**
 * Finds entries of the ledger below which none can appear any more. Ids are given out before a transaction
 * commits, so a lower one may follow a higher one: whoever is inserting holds a lock on the table until the end
 * of the transaction. Once all who held it when the highest id was read are gone, no lower id is missing.
 */
export class FinishedEntries {
  readonly #db: Kysely<Tables>;
  #waiting: { id: number; holders: Set<string> } | undefined;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Returns an id up to which the ledger is complete; undefined while transactions are awaited. */
  async find(): Promise<number | undefined> {
    const waiting = this.#waiting;
    // Forgotten when the database fails: another one may answer afterwards.
    this.#waiting = undefined;
    // In this order: who starts to insert after it was read gets a higher id.
    const id = await this.#highest();
    const holders = await this.#holders();
    if (holders.size === 0) return id;
    const isOver =
      waiting !== undefined && ![...holders].some((holder) => waiting.holders.has(holder));
    this.#waiting = waiting === undefined || isOver ? { id, holders } : waiting;
    return isOver ? waiting.id : undefined;
  }

  async #highest(): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      select coalesce(max(id), 0)::bigint as id from ledger_entry`.execute(this.#db);
    return rows[0]?.id ?? 0;
  }

  async #holders(): Promise<Set<string>> {
    const { rows } = await sql<{ holder: string }>`
      select distinct virtualtransaction as holder from pg_locks
      where locktype = 'relation' and relation = 'ledger_entry'::regclass
        and database = (select oid from pg_database where datname = current_database())
        and mode = 'RowExclusiveLock'`.execute(this.#db);
    return new Set(rows.map(({ holder }) => holder));
  }
}

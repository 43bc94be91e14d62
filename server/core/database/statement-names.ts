/** Limits memory of server and database: statements with lists of any length have many texts. */
const MOST = 500;

/** PostgreSQL's feature_not_supported, its error for a plan whose columns have changed. */
const FEATURE_NOT_SUPPORTED = '0A000';

/** A statement as it is prepared. */
export interface NamedStatement {
  readonly name: string;
  /** With a comment that keeps it apart from the same statement under another name. */
  readonly text: string;
}

/**
 * Names for prepared statements. A connection parses and plans a named one only once, which is most of the
 * work of a small read. A pooler such as PgBouncer ignores names and prepares each text once for all its
 * clients, so statements that must be planned separately differ in their text, too.
 */
export class StatementNames {
  readonly #prefix: string;
  readonly #named = new Map<string, NamedStatement>();
  #comment: string;
  #made = 0;

  /** @param prefix separates its names from other sets on the same connections */
  constructor(prefix: string) {
    this.#prefix = prefix;
    this.#comment = ` /* ${prefix} */`;
  }

  /** Undefined when there are too many already: the statement is then planned each time. */
  named(text: string): NamedStatement | undefined {
    return this.#named.get(text) ?? (this.#named.size < MOST ? this.#make(text) : undefined);
  }

  /** Renames every statement: the plans under the old names are outdated, on every connection. */
  renew(): void {
    this.#named.clear();
    this.#comment = ` /* ${this.#prefix} ${crypto.randomUUID()} */`;
  }

  #make(text: string): NamedStatement {
    this.#made += 1;
    const named = { name: `${this.#prefix}${this.#made}`, text: text + this.#comment };
    this.#named.set(text, named);
    return named;
  }
}

/** True when a named statement was refused before it ran because a table has changed. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === FEATURE_NOT_SUPPORTED &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery';

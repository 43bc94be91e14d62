/** Limits memory of server and database: statements with lists of any length have many texts. */
const MOST = 500;

/** PostgreSQL's feature_not_supported, its error for a plan whose columns have changed. */
const FEATURE_NOT_SUPPORTED = '0A000';

/**
 * Names for prepared statements. A connection parses and plans a named one only once, which is most of the
 * work of a small read.
 */
export class StatementNames {
  readonly #prefix: string;
  readonly #names = new Map<string, string>();
  #made = 0;

  /** @param prefix separates its names from other sets on the same connections */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Undefined when there are too many already: the statement is then planned each time. */
  nameOf(text: string): string | undefined {
    return this.#names.get(text) ?? (this.#names.size < MOST ? this.#make(text) : undefined);
  }

  /** Renames every statement: the plans under the old names are outdated. */
  renew(): void {
    this.#names.clear();
  }

  #make(text: string): string {
    this.#made += 1;
    const name = `${this.#prefix}${this.#made}`;
    this.#names.set(text, name);
    return name;
  }
}

/** True when a named statement was refused before it ran because a table has changed. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === FEATURE_NOT_SUPPORTED &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery';

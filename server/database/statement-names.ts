/** Texts made of lists of any length must not fill the memory of server and database. */
const MOST = 500;

/** PostgreSQL's feature_not_supported, by which it refuses a plan whose columns have changed since. */
const FEATURE_NOT_SUPPORTED = '0A000';

/**
 * Names for statements. A connection parses and plans a named one once, and only runs it from then on:
 * for a small read that is most of its work.
 */
export class StatementNames {
  readonly #prefix: string;
  readonly #names = new Map<string, string>();
  #made = 0;

  /** @param prefix tells its names from those of another set on the same connections */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Undefined when there are too many already: the statement is then planned each time. */
  nameOf(text: string): string | undefined {
    return this.#names.get(text) ?? (this.#names.size < MOST ? this.#make(text) : undefined);
  }

  /** Gives every statement another name: what connections know under the old ones is out of date. */
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

/** Whether a named statement was refused, before it ran, because a table is another one since. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === FEATURE_NOT_SUPPORTED &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery';

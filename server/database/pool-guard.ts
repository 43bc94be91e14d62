import { AsyncLocalStorage } from 'node:async_hooks';

/** Thrown when code inside a transaction asks the pool for another connection. */
export class PoolInsideTransaction extends Error {
  override readonly name = 'PoolInsideTransaction';

  constructor() {
    super(
      'The database was used inside a transaction without its handle. Pass `trx` down: with one ' +
        'connection the pool waits for the transaction and the transaction for the pool, for ever.',
    );
  }
}

/**
 * Tells the connection pool whether its caller is inside a transaction of the same database, so
 * that a certain deadlock becomes an error that names the mistake.
 */
export class PoolGuard {
  readonly #inside = new AsyncLocalStorage<{ isOpen: boolean }>();

  /** Runs the body of a transaction. Work that outlives the body may use the pool again. */
  async run<T>(body: () => Promise<T>): Promise<T> {
    const transaction = { isOpen: true };
    try {
      return await this.#inside.run(transaction, body);
    } finally {
      transaction.isOpen = false;
    }
  }

  /** @throws PoolInsideTransaction when called from the body of an open transaction. */
  check(): void {
    if (this.#inside.getStore()?.isOpen === true) throw new PoolInsideTransaction();
  }
}

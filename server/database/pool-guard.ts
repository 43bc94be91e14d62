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

/** A transaction that the running code was called from, and the one around it. */
interface Enclosing {
  readonly guard: PoolGuard;
  readonly outer: Enclosing | undefined;
  isOpen: boolean;
}

// One for all guards: each costs every promise of the process a little, as long as the process lives.
const enclosing = new AsyncLocalStorage<Enclosing>();

/**
 * Tells the connection pool whether its caller is inside a transaction of the same database, so
 * that a certain deadlock becomes an error that names the mistake.
 */
export class PoolGuard {
  /** Runs the body of a transaction. Work that outlives the body may use the pool again. */
  async run<T>(body: () => Promise<T>): Promise<T> {
    const transaction = { guard: this, outer: enclosing.getStore(), isOpen: true };
    try {
      return await enclosing.run(transaction, body);
    } finally {
      transaction.isOpen = false;
    }
  }

  /** @throws PoolInsideTransaction when called from the body of an open transaction. */
  check(): void {
    for (let around = enclosing.getStore(); around; around = around.outer) {
      if (around.guard === this && around.isOpen) throw new PoolInsideTransaction();
    }
  }
}

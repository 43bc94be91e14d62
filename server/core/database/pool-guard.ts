import { AsyncLocalStorage } from 'node:async_hooks';

/** Thrown when code inside a transaction requests another connection from the pool. */
export class PoolInsideTransaction extends Error {
  override readonly name = 'PoolInsideTransaction';

  constructor() {
    super(
      'The database was used inside a transaction without its handle. Pass `trx` down: with one ' +
        'connection the pool waits for the transaction and the transaction for the pool, for ever.',
    );
  }
}

/** A transaction that encloses the running code, and the next outer one. */
interface Enclosing {
  readonly guard: PoolGuard;
  readonly outer: Enclosing | undefined;
  isOpen: boolean;
}

// Shared by all guards: each would slow down every promise of the process, for its whole life.
const enclosing = new AsyncLocalStorage<Enclosing>();

/**
 * Detects pool use inside a transaction of the same database, so that a certain deadlock becomes an error
 * that names the mistake.
 */
export class PoolGuard {
  readonly #isWatching: boolean;

  /** @param isWatching false: costs nothing and detects nothing */
  constructor(isWatching = true) {
    this.#isWatching = isWatching;
  }

  /** Runs the body of a transaction. Work that outlives the body may use the pool again. */
  async run<T>(body: () => Promise<T>): Promise<T> {
    if (!this.#isWatching) return body();
    const transaction = { guard: this, outer: enclosing.getStore(), isOpen: true };
    try {
      return await enclosing.run(transaction, body);
    } finally {
      transaction.isOpen = false;
    }
  }

  /** @throws PoolInsideTransaction when called from the body of an open transaction. */
  check(): void {
    if (!this.#isWatching) return;
    for (let around = enclosing.getStore(); around; around = around.outer) {
      if (around.guard === this && around.isOpen) throw new PoolInsideTransaction();
    }
  }
}

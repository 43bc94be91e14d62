/**
 * The app's IndexedDB database as a store for idb-keyval, whose own `createStore` never repairs a database
 * without the store, and never closes its connection when another tab must upgrade it.
 */
import type { UseStore } from 'idb-keyval';

const STORE = 'records';

/** A database that has not answered for this long, in ms, is taken for lost (iOS stops answering at times). */
const PATIENCE_MS = 4_000;

/** Once it is, it is asked with this patience, once for each use, until it answers: a payment must not wait. */
const SHORT_PATIENCE_MS = 1_000;

/** Errors of a connection that the browser has closed, which iOS does without an event. */
const LOST = new Set([
  'InvalidStateError',
  'UnknownError',
  'AbortError',
  'TransactionInactiveError',
]);

/**
 * Opens the database on first use, and again when the browser or another tab has closed it, whether or not they
 * say so: what was under way is done once more on the new connection. Rejects when that does not answer either.
 */
export function createRecordStore(
  factory: () => IDBFactory = () => indexedDB,
  page: Partial<Pick<EventTarget, 'addEventListener'>> = globalThis,
): UseStore {
  let opening: Promise<IDBDatabase> | undefined;
  let isSilent = false;
  /** While the page is in the browser's back/forward cache. */
  let asleep: Promise<unknown> | undefined;
  const running = new Set<IDBTransaction>();
  const interrupted = new WeakSet<IDBTransaction>();
  const forget = () => (opening = undefined);

  // There a transaction that has not ended would keep the next page from the store (WebKit): it is done again when
  // the page is shown again, as is what the page asks for meanwhile.
  page.addEventListener?.('pagehide', (event) => {
    if (!('persisted' in event) || event.persisted !== true) return;
    asleep = new Promise((resolve) =>
      page.addEventListener?.('pageshow', resolve, { once: true }),
    ).finally(() => (asleep = undefined));
    for (const transaction of running) {
      interrupted.add(transaction);
      abort(transaction);
    }
  });

  async function openOnce(): Promise<IDBDatabase> {
    const database = await openSound(factory());
    database.addEventListener('close', forget);
    database.addEventListener('versionchange', () => {
      database.close();
      forget();
    });
    return database;
  }

  async function use<Result>(
    mode: IDBTransactionMode,
    callback: (store: IDBObjectStore) => Result | PromiseLike<Result>,
  ): Promise<Result> {
    if (asleep !== undefined) await asleep;
    opening ??= openOnce();
    const used = opening;
    let isOpen = false;
    let transaction: IDBTransaction | undefined;
    try {
      const result = await inTime(isSilent ? SHORT_PATIENCE_MS : PATIENCE_MS, async () => {
        const database = await used;
        isOpen = true;
        transaction = database.transaction(STORE, mode);
        running.add(transaction);
        return callback(transaction.objectStore(STORE));
      });
      isSilent = false;
      return result;
    } catch (cause) {
      const wasInterrupted = transaction !== undefined && interrupted.has(transaction);
      const error = wasInterrupted ? new Interrupted() : cause;
      isSilent ||= error instanceof TooLate;
      // What may still be under way must not take effect beside its repetition.
      abort(transaction);
      if (opening === used && (!isOpen || isLost(error))) {
        void used.then((database) => database.close()).catch(() => undefined);
        forget();
      }
      // A failed open is retried at the next use.
      throw isOpen || !(error instanceof TooLate) ? error : new Error(error.message);
    } finally {
      if (transaction !== undefined) running.delete(transaction);
    }
  }

  return (mode, callback) => {
    const wasSilent = isSilent;
    return use(mode, callback).catch((error: unknown) => {
      if (!isLost(error) || (wasSilent && error instanceof TooLate)) throw error;
      return use(mode, callback);
    });
  };
}

const isLost = (error: unknown): boolean =>
  error instanceof TooLate ||
  error instanceof Interrupted ||
  (error instanceof DOMException && LOST.has(error.name));

class TooLate extends Error {}

/** The page went into the back/forward cache. */
class Interrupted extends Error {}

async function inTime<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate('the database does not answer')), ms);
  });
  try {
    return await Promise.race([work(), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

function abort(transaction?: IDBTransaction): void {
  try {
    transaction?.abort();
  } catch {
    // It has ended.
  }
}

/** Opens the database and repairs it when the store is missing or of another kind. */
async function openSound(factory: IDBFactory): Promise<IDBDatabase> {
  const found = await openAsItIs(factory);
  if (isSound(found)) return found;
  found.close();
  const { openRepaired } = await import('./repair-database.ts');
  return openRepaired(factory, found, STORE);
}

/** The store exists and uses out-of-line keys. A later release may have created another kind. */
const isSound = (database: IDBDatabase): boolean =>
  database.objectStoreNames.contains(STORE) &&
  database.transaction(STORE).objectStore(STORE).keyPath === null;

function openAsItIs(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open('parola');
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
}

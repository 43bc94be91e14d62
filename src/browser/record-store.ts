/**
 * The app's IndexedDB database as a store for idb-keyval, whose own `createStore` never repairs a database
 * without the store, and never closes its connection when another tab must upgrade it.
 */
import type { UseStore } from 'idb-keyval';

const STORE = 'records';

/** Opens the database on first use, and again when the browser or another tab has closed it. */
export function createRecordStore(factory: () => IDBFactory = () => indexedDB): UseStore {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => (opening = undefined);

  async function openOnce(): Promise<IDBDatabase> {
    const database = await openSound(factory());
    database.addEventListener('close', forget);
    database.addEventListener('versionchange', () => {
      database.close();
      forget();
    });
    return database;
  }

  return async (mode, callback) => {
    opening ??= openOnce();
    // A failed open is retried at the next use.
    const database = await opening.catch((error: unknown) => {
      forget();
      throw error;
    });
    return callback(database.transaction(STORE, mode).objectStore(STORE));
  };
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

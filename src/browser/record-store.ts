/**
 * The app's IndexedDB database as a store for idb-keyval. Its own `createStore` never repairs a database
 * that lacks the store, and never lets go of its connection when another tab must change it.
 */
import type { UseStore } from 'idb-keyval';

const STORE = 'records';

/** Opens the database at the first use, and again when the browser or another tab has closed it. */
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
    // What failed is tried anew at the next use.
    const database = await opening.catch((error: unknown) => {
      forget();
      throw error;
    });
    return callback(database.transaction(STORE, mode).objectStore(STORE));
  };
}

/** The open database, repaired where it lacks the store or has another kind of it. */
async function openSound(factory: IDBFactory): Promise<IDBDatabase> {
  const found = await openAsItIs(factory);
  if (isSound(found)) return found;
  found.close();
  const { openRepaired } = await import('./repair-database.ts');
  return openRepaired(factory, found, STORE);
}

/** Whether the store is there, with keys beside its values. A later release may have made another one. */
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

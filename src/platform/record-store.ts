/**
 * The app's IndexedDB database as a store for idb-keyval. Its own `createStore` never repairs a database
 * that lacks the store, and never lets go of its connection when another tab must change it.
 */
import type { UseStore } from 'idb-keyval';

const DATABASE = 'parola';
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

/** The open database; one that lacks the store, or has another kind of it, is repaired by an upgrade. */
async function openSound(factory: IDBFactory): Promise<IDBDatabase> {
  const found = await open(factory);
  if (isSound(found)) return found;
  const next = found.version + 1;
  found.close();
  return open(factory, next);
}

/** Whether the store is there, with keys beside its values. A later release may have made another one. */
function isSound(database: IDBDatabase): boolean {
  if (!database.objectStoreNames.contains(STORE)) return false;
  return database.transaction(STORE).objectStore(STORE).keyPath === null;
}

/** @param version a new one, to repair; without it the database is opened as it is, or made */
function open(factory: IDBFactory, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let isGivenUp = false;
    const request = factory.open(DATABASE, version);
    request.addEventListener('upgradeneeded', () => {
      if (request.transaction !== null) repair(request.result, request.transaction);
    });
    request.addEventListener('success', () => {
      if (isGivenUp) request.result.close();
      else resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    // A tab of an earlier release holds it: this visit goes without, the next one repairs it.
    request.addEventListener('blocked', () => {
      isGivenUp = true;
      reject(new Error('the database is held by another tab'));
    });
  });
}

/** Makes the store; records of one that keeps its keys elsewhere go over into it. */
function repair(database: IDBDatabase, change: IDBTransaction): void {
  if (!database.objectStoreNames.contains(STORE)) {
    database.createObjectStore(STORE);
    return;
  }
  const kept: [IDBValidKey, unknown][] = [];
  const cursor = change.objectStore(STORE).openCursor();
  cursor.addEventListener('success', () => {
    const at = cursor.result;
    if (at !== null) {
      kept.push([at.primaryKey, at.value]);
      at.continue();
      return;
    }
    database.deleteObjectStore(STORE);
    const store = database.createObjectStore(STORE);
    for (const [key, value] of kept) store.put(value, key);
  });
}

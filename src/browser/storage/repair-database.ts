/** Repairs the app's database by an upgrade. Loaded only when needed. */

/**
 * Opens the database with a working store of that name: the contents of a store with in-line keys are copied
 * into it, other stores stay.
 * @param found the database, opened before and closed again
 * @throws when a tab of an earlier release blocks it: this visit goes without, the next one repairs it
 */
export function openRepaired(
  factory: IDBFactory,
  { name, version }: Pick<IDBDatabase, 'name' | 'version'>,
  storeName: string,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let isGivenUp = false;
    const request = factory.open(name, version + 1);
    request.addEventListener('upgradeneeded', () => {
      if (request.transaction !== null) repair(request.result, request.transaction, storeName);
    });
    request.addEventListener('success', () => {
      if (isGivenUp) request.result.close();
      else resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => {
      isGivenUp = true;
      reject(new Error('the database is held by another tab'));
    });
  });
}

function repair(database: IDBDatabase, change: IDBTransaction, storeName: string): void {
  if (!database.objectStoreNames.contains(storeName)) {
    database.createObjectStore(storeName);
    return;
  }
  const kept: [IDBValidKey, unknown][] = [];
  const cursor = change.objectStore(storeName).openCursor();
  cursor.addEventListener('success', () => {
    const at = cursor.result;
    if (at !== null) {
      kept.push([at.primaryKey, at.value]);
      at.continue();
      return;
    }
    database.deleteObjectStore(storeName);
    const store = database.createObjectStore(storeName);
    for (const [key, value] of kept) store.put(value, key);
  });
}

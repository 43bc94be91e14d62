import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file an empty IndexedDB; without it, nothing is stored. */
export function withEmptyDatabase(): void {
  let factory: IDBFactory;
  beforeEach(() => {
    factory = new IDBFactory();
    vi.stubGlobal('indexedDB', factory);
  });
  // The app closes its connection when the database is deleted, then opens the new one.
  afterEach(async () => {
    await new Promise((resolve) => {
      factory.deleteDatabase('parola').addEventListener('success', resolve);
    });
    vi.unstubAllGlobals();
  });
}

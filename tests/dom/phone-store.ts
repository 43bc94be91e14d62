import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file a phone that stores records; without it none is stored at all. */
export function withPhoneStore(): void {
  let factory: IDBFactory;
  beforeEach(() => {
    factory = new IDBFactory();
    vi.stubGlobal('indexedDB', factory);
  });
  // The app lets go of a database that is deleted, and opens the next one.
  afterEach(async () => {
    await new Promise((resolve) => {
      factory.deleteDatabase('parola').addEventListener('success', resolve);
    });
    vi.unstubAllGlobals();
  });
}

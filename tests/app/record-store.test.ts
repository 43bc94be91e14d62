import { createRecordStore } from '#browser/storage/record-store.ts';
import { IDBFactory } from 'fake-indexeddb';
import { get, getMany, set, update } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const RECORD = { version: 1, savedAt: 1, value: 'kept' };

let factory: IDBFactory;
beforeEach(() => {
  factory = new IDBFactory();
});

const storeOf = () => createRecordStore(() => factory);

/** Opens the database outside the store; `make` creates its contents. */
function leave(version: number, make: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open('parola', version);
    request.addEventListener('upgradeneeded', () => make(request.result));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
  });
}

const namesOf = async () => {
  const database = await leave(99, () => undefined);
  return [...database.objectStoreNames];
};

it('the database is created on first use, and found by another page', async () => {
  await set('a', RECORD, storeOf());
  expect(await get('a', storeOf())).toEqual(RECORD);
});

describe('a database with another structure', () => {
  it('without the store gets one, and preserves the other stores', async () => {
    const other = await leave(1, (database) => {
      database.createObjectStore('other').put(7, 'key');
    });
    other.close();
    const store = storeOf();
    await set('a', RECORD, store);
    expect(await get('a', store)).toEqual(RECORD);
    expect(await get('a', storeOf())).toEqual(RECORD);
    expect(await namesOf()).toEqual(['other', 'records']);
  });

  it('of a later release is used as it is when it has the store', async () => {
    const later = await leave(7, (database) => {
      database.createObjectStore('records').put(RECORD, 'a');
      database.createObjectStore('more');
    });
    later.close();
    expect(await get('a', storeOf())).toEqual(RECORD);
  });

  it('of a later release is repaired once when it lacks the store', async () => {
    (await leave(7, (database) => void database.createObjectStore('more'))).close();
    await set('a', RECORD, storeOf());
    await set('b', RECORD, storeOf());
    const database = await leave(8, () => undefined);
    expect(database.version).toBe(8);
    expect([...database.objectStoreNames]).toEqual(['more', 'records']);
  });

  it('with another key path still returns and updates its records', async () => {
    const other = await leave(3, (database) => {
      const store = database.createObjectStore('records', { keyPath: 'id' });
      store.put({ ...RECORD, id: 'a' });
      store.put({ ...RECORD, id: 'b' });
    });
    other.close();
    const store = storeOf();
    expect(await get('a', store)).toMatchObject(RECORD);
    await update('b', () => RECORD, store);
    expect(await get('b', storeOf())).toEqual(RECORD);
  });
});

describe('a database shared with another tab', () => {
  it('is released for the other tab’s upgrade, and opened again afterwards', async () => {
    const store = storeOf();
    await set('a', RECORD, store);
    const other = await leave(5, (database) => void database.createObjectStore('more'));
    other.close();
    expect(await get('a', store)).toEqual(RECORD);
  });

  it('fails while a tab of an earlier release blocks the repair, and recovers', async () => {
    const held = await leave(1, (database) => void database.createObjectStore('other'));
    const store = storeOf();
    await expect(set('a', RECORD, store)).rejects.toThrow('held by another tab');
    held.close();
    await set('a', RECORD, store);
    expect(await get('a', store)).toEqual(RECORD);
  });

  it('is created again after it was deleted', async () => {
    const store = storeOf();
    await set('a', RECORD, store);
    await new Promise((resolve) => {
      factory.deleteDatabase('parola').addEventListener('success', resolve);
    });
    expect(await get('a', store)).toBeUndefined();
    await set('a', RECORD, store);
    expect(await get('a', store)).toEqual(RECORD);
  });
});

describe('a connection that the browser closed without an event', () => {
  /** A factory whose connections the test can close behind the store's back. */
  function breakable() {
    const made: IDBDatabase[] = [];
    const counting = {
      open(name: string, version?: number) {
        const request = factory.open(name, version);
        request.addEventListener('success', () => made.push(request.result));
        return request;
      },
    } as IDBFactory;
    const store = createRecordStore(() => counting);
    return { store, made, breakAll: () => made.forEach((database) => database.close()) };
  }

  it('is opened again: what was asked is read, stored and changed, once', async () => {
    const { store, made, breakAll } = breakable();
    await set('a', 1, store);
    breakAll();
    expect(await get('a', store)).toBe(1);
    breakAll();
    await update<number>('a', (value = 0) => value + 1, store);
    breakAll();
    await set('b', 2, store);
    breakAll();
    expect(await getMany(['a', 'b'], store)).toEqual([2, 2]);
    expect(made).toHaveLength(5);
  });

  it('serves calls at the same time by one new connection', async () => {
    const { store, made, breakAll } = breakable();
    await set('a', 1, store);
    breakAll();
    await Promise.all([set('b', 1, store), set('c', 1, store), get('a', store)]);
    expect(await getMany(['a', 'b', 'c'], store)).toEqual([1, 1, 1]);
    expect(made).toHaveLength(2);
  });

  it('is given up when it no longer answers, and what it was doing has no effect', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { store } = breakable();
      await set('a', 1, store);
      let tries = 0;
      const silent = store('readwrite', (records) => {
        tries += 1;
        records.put(tries + 1, 'a');
        return tries === 1 ? new Promise<string>(() => undefined) : 'answered';
      });
      await vi.advanceTimersByTimeAsync(4_000);
      expect([await silent, tries, await get('a', store)]).toEqual(['answered', 2, 3]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that never answers holds nobody up again, until it does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { store } = breakable();
      await set('a', 1, store);
      let doesAnswer = false;
      const ask = () =>
        store('readonly', () =>
          doesAnswer ? 'answered' : new Promise<string>(() => undefined),
        ).catch(String);
      /** What is known just before the time has passed, and then. */
      const within = async (ms: number) => {
        let outcome: string | undefined;
        void ask().then((value) => (outcome = value));
        await vi.advanceTimersByTimeAsync(ms - 1);
        const before = outcome;
        await vi.advanceTimersByTimeAsync(1);
        return [before, outcome];
      };
      const silence = [undefined, 'Error: the database does not answer'];
      expect(await within(5_000), 'two tries').toEqual(silence);
      expect(await within(1_000), 'one short try').toEqual(silence);
      doesAnswer = true;
      expect(await ask()).toBe('answered');
      doesAnswer = false;
      expect(await within(5_000), 'two tries again').toEqual(silence);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not repeat what fails for another reason', async () => {
    const { store, made } = breakable();
    let tries = 0;
    const failed = store('readonly', () => {
      tries += 1;
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(failed).rejects.toThrow('full');
    expect([tries, made.length]).toEqual([1, 1]);
  });
});

describe('a page in the back/forward cache', () => {
  const event = (type: string, isPersisted: boolean) =>
    Object.assign(new Event(type), { persisted: isPersisted });

  it('keeps no transaction open, and repeats it when it is shown again', async () => {
    const page = new EventTarget();
    const store = createRecordStore(() => factory, page);
    await set('a', 1, store);
    let tries = 0;
    const added = store('readwrite', async (records) => {
      tries += 1;
      records.put(tries + 1, 'a');
      // Never ends by itself the first time: each answer asks again.
      if (tries === 1) await lastingly(records);
      return 'stored';
    });
    await vi.waitFor(() => expect(tries).toBe(1));
    page.dispatchEvent(event('pagehide', true));
    expect(await get('a', storeOf()), 'what it was doing has no effect yet').toBe(1);
    await set('a', 7, storeOf());
    const asked = get('a', store);
    page.dispatchEvent(event('pageshow', true));
    expect(await added).toBe('stored');
    expect([tries, await asked, await get('a', storeOf())]).toEqual([2, expect.any(Number), 3]);
  });

  it('stores what it was storing, once it is shown again', async () => {
    const page = new EventTarget();
    const store = createRecordStore(() => factory, page);
    await set('a', 1, store);
    const stored = set('a', 2, store);
    // The write is on its way.
    await Promise.resolve();
    await Promise.resolve();
    page.dispatchEvent(event('pagehide', true));
    expect(await get('a', storeOf())).toBe(1);
    page.dispatchEvent(event('pageshow', true));
    await stored;
    expect(await get('a', storeOf())).toBe(2);
  });

  it('a page that ends keeps what it is storing', async () => {
    const page = new EventTarget();
    const stored = set(
      'a',
      1,
      createRecordStore(() => factory, page),
    );
    page.dispatchEvent(event('pagehide', false));
    await stored;
    expect(await get('a', storeOf())).toBe(1);
  });
});

/** Keeps a transaction open until it is aborted; rejects with that. */
async function lastingly(records: IDBObjectStore): Promise<never> {
  for (;;) {
    await new Promise((resolve, reject) => {
      const request = records.get('a');
      request.addEventListener('success', resolve);
      request.addEventListener('error', () => reject(request.error ?? new Error('ended')));
    });
  }
}

/** Looks for texts in every place where a page can store something. */
import type { Page } from '@playwright/test';

/**
 * Returns the places that contain one of the texts: localStorage, sessionStorage, cookies, the address and
 * the history, every record of every IndexedDB (bytes read as text), and the text parts of Cache Storage.
 * @returns `place: text`, sorted; empty if there is no trace
 */
export async function tracesOf(page: Page, texts: readonly string[]): Promise<string[]> {
  const found = await page.evaluate(async (wanted) => {
    const places: string[] = [];
    const look = (place: string, content: string) => {
      for (const text of wanted) if (content.includes(text)) places.push(`${place}: ${text}`);
    };

    function asText(value: unknown): string {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
        return new TextDecoder('utf-8').decode(value) + new TextDecoder('utf-16').decode(value);
      }
      if (value instanceof Map || value instanceof Set) return [...value].map(asText).join('\n');
      if (typeof value !== 'object' || value === null) return String(value);
      return Object.entries(value)
        .map(([name, part]) => `${name}\n${asText(part)}`)
        .join('\n');
    }

    const ask = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('IndexedDB refused')));
      });

    look('localStorage', asText(Object.entries(localStorage)));
    look('sessionStorage', asText(Object.entries(sessionStorage)));
    look('cookies', document.cookie);
    look('address', location.href);
    look('history state', asText(history.state));
    const { navigation } = globalThis as unknown as {
      navigation: { entries: () => { url: string }[] };
    };
    for (const { url } of navigation.entries()) look('history', url);

    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ask(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([
          ask(records.getAllKeys()),
          ask(records.getAll()),
        ]);
        keys.forEach((key, at) => look(`IndexedDB ${asText(key)}`, asText(values[at])));
      }
      database.close();
    }

    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        look(`cache ${name}`, decodeURIComponent(request.url));
        const answer = await cache.match(request);
        const isText = /json|text|javascript/.test(answer?.headers.get('content-type') ?? '');
        if (answer && isText) look(`cache ${request.url}`, await answer.text());
      }
    }
    return places;
  }, texts);
  return [...new Set(found)].toSorted();
}

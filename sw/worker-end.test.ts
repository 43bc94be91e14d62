import { expect, it } from 'vitest';
import { createFakeCacheStorage } from './testing/fake-cache-storage.ts';
import { answer, ORIGIN } from './testing/fake-worker.ts';
import { createWorkerEnd } from './worker-end.ts';

it('deletes all of the app’s caches, and no others, once its work has stopped', async () => {
  const caches = createFakeCacheStorage(ORIGIN);
  const own = [
    'parola-art',
    'parola-assets',
    'parola-demos',
    'parola-snapshot',
    'parola-icons',
    'parola-first-view',
    'parola-icon-notes',
    'parola-openings-1',
    `workbox-precache-v2-${ORIGIN}/`,
  ];
  const others = ['of-somebody-else', 'workbox-precache-v2-https://other.test/'];
  for (const name of [...own, ...others]) await caches.open(name);
  const end = createWorkerEnd(caches, ORIGIN, async () => {
    // Stands in for work in progress when the end came.
    expect(end.hasCome()).toBe(true);
    await caches.open('parola-icon-metadata');
  });
  await end.come();
  expect(await caches.keys()).toEqual(others);
});

it('caches no response that arrives after the end', async () => {
  const end = createWorkerEnd(createFakeCacheStorage(ORIGIN), ORIGIN, async () => undefined);
  const request = new Request(`${ORIGIN}/static/art/1.webp`);
  const response = answer('RIFF', 'image/webp')(request);
  const event = new Event('fetch') as ExtendableEvent;
  const keep = async () => end.plugin.cacheWillUpdate?.({ request, response, event });
  expect(await keep()).toBe(response);
  await end.come();
  expect(await keep()).toBeNull();
});

it('creates no cache after the end, even for a report in progress', async () => {
  const caches = createFakeCacheStorage(ORIGIN);
  const end = createWorkerEnd(caches, ORIGIN, async () => undefined);
  const url = `${ORIGIN}/parola-icon-metadata/stats`;
  await (await end.caches.open('parola-icon-metadata')).put(url, new Response('{}'));
  expect(await caches.keys()).toEqual(['parola-icon-metadata']);
  await end.come();
  const late = await end.caches.open('parola-icon-metadata');
  await late.put(url, new Response('{}'));
  expect(await late.match(url)).toBeUndefined();
  expect(await caches.keys()).toEqual([]);
});

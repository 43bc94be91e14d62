import { offlineDemoPath, OFFLINE_DEMO_POLICY } from '#shared/play/offline-demo.ts';
import { DEMO_CACHE } from '#shared/worker/cache-names.ts';
import { describe, expect, it } from 'vitest';
import { answerDemo } from './kept-demos.ts';
import { createFakeCacheStorage } from './testing/fake-cache-storage.ts';

const ORIGIN = 'https://lobby.example';

async function withDemo(headers: Record<string, string>): Promise<CacheStorage> {
  const caches = createFakeCacheStorage(ORIGIN);
  const cache = await caches.open(DEMO_CACHE);
  await cache.put(offlineDemoPath(1001), new Response('<p>reels</p>', { headers }));
  return caches;
}

describe('a frame with a kept demo', () => {
  it('gets the page under the app’s policy, whatever its server sent', async () => {
    const caches = await withDemo({
      'content-type': 'text/html',
      'content-security-policy': "default-src *; script-src 'unsafe-eval'",
      'set-cookie': 'a=b',
      vary: 'origin',
    });
    const response = await answerDemo(caches, `${ORIGIN}/offline-demo/1001?lang=th`);
    expect(await response.text()).toBe('<p>reels</p>');
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': OFFLINE_DEMO_POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('has no origin of its own and reaches nothing', () => {
    const rules = OFFLINE_DEMO_POLICY.split('; ');
    expect(rules).toContain('sandbox allow-scripts');
    expect(rules).toContain("default-src 'none'");
    expect(OFFLINE_DEMO_POLICY).not.toMatch(/allow-same-origin|allow-top|allow-popups|connect-src/);
  });

  it('gets 404 for a demo that is not kept', async () => {
    const caches = await withDemo({});
    expect((await answerDemo(caches, `${ORIGIN}/offline-demo/7`)).status).toBe(404);
  });
});

/** Pages and broken files in the worker's caches: existing ones are replaced, and no new ones get in. */
import { expect, type Page } from '@playwright/test';
import { WITH_WORKER } from '#tests/support/browser.ts';
import { goTo, hasLoaded, test } from '#tests/support/pages/release-test.ts';

test.use(WITH_WORKER);

/** Damage to a cache entry: a page, nothing, or bytes that are no picture. */
type Damage = 'page' | 'nothing' | 'noise';

/** Damages every entry of a cache; returns their number. */
const spoil = (page: Page, name: string, damage: Damage): Promise<number> =>
  page.evaluate(
    async ([cacheName, kind]) => {
      const cache = await caches.open(cacheName);
      const keys = await cache.keys();
      const answers = {
        page: ['<!doctype html><h1>Log in to the hotel</h1>', 'text/html'],
        nothing: ['', 'image/webp'],
        noise: ['RIFF and no picture', 'image/webp'],
      } as const;
      const [body, type] = answers[kind];
      const headers = { 'content-type': type, 'content-length': String(body.length) };
      for (const key of keys) await cache.put(key, new Response(body, { headers }));
      return keys.length;
    },
    [name, damage] as const,
  );

/** Visible pictures that are drawn. */
const seen = (page: Page): Promise<string[]> =>
  page.locator('[data-screen="home"] img').evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return top < innerHeight && bottom > 0 && image.complete && image.naturalWidth > 0;
      })
      .map(({ src }) => src)
      .toSorted(),
  );

test('a page served in place of a screen’s script is not cached: the screen opens once the server is repaired', async ({
  page,
  home,
  deployment,
  consoleErrors,
}) => {
  consoleErrors.expect(
    /MIME type|Failed to load|ChunkError|Failed to fetch dynamically|ServiceWorker/,
  );
  deployment.front.answer(new RegExp(deployment.old.about), {
    status: 200,
    type: 'text/html',
    body: '<!doctype html><h1>Log in to the hotel</h1>',
  });
  await deployment.openLobby();
  await goTo(page, '/about');
  await hasLoaded(deployment.loads, 2);
  await expect(page.getByRole('button', { name: home.t.common.retry })).toBeVisible();
  deployment.front.restore();
  await page.reload();
  await expect(page.locator('[data-screen="about"]')).toBeVisible();
});

test('a page that an earlier version cached as a screen’s script is replaced', async ({
  page,
  deployment,
}) => {
  await deployment.openLobby();
  await goTo(page, '/about');
  await expect(page.locator('[data-screen="about"]')).toBeVisible();
  await expect.poll(() => spoil(page, 'parola-assets', 'page')).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator('[data-screen="about"]')).toBeVisible();
});

test('a corrupt snapshot does not prevent a launch, and is replaced', async ({
  page,
  home,
  deployment,
}) => {
  const storedSnapshot = () =>
    page.evaluate(async () => {
      const kept = await caches.match('/snapshot/1', { cacheName: 'parola-snapshot' });
      return (await kept?.text()) ?? '';
    });
  await deployment.openLobby();
  for (const spoilt of ['{"games":[null],"tabs":[],"bar":[]}', '{"games":', '7']) {
    await page.evaluate(async (text) => {
      const cache = await caches.open('parola-snapshot');
      await cache.put('/snapshot/1', new Response(text));
    }, spoilt);
    await home.reload();
    await expect.poll(storedSnapshot).toContain('"origin":"stored"');
  }
});

for (const damage of ['page', 'nothing', 'noise'] as const) {
  test(`icons and art cached as ${damage} are shown again`, async ({
    page,
    home,
    deployment,
    consoleErrors,
  }) => {
    consoleErrors.expect(/Failed to load/);
    await deployment.openLobby();
    await home.reload();
    await expect.poll(async () => (await seen(page)).length).toBeGreaterThan(8);
    const before = await seen(page);
    expect(await spoil(page, 'parola-icons', damage)).toBeGreaterThan(0);
    expect(await spoil(page, 'parola-art', damage)).toBeGreaterThan(0);
    await home.reload();
    // A picture that does not decode is requested again after some seconds.
    await expect
      .poll(() => seen(page), { timeout: 30_000 })
      .toEqual(expect.arrayContaining(before));
  });
}

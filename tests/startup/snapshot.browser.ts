/** The snapshot in the document is at the same place as the lobby that replaces it (docs/decisions/0008). */
import { expect, type Page, type Route } from '@playwright/test';
import { localKeys, sessionKeys } from '#config/storage-keys.ts';
import { WITH_WORKER } from '#tests/support/browser.ts';
import { hotGames } from '#tests/support/pages/lobby-data.ts';
import { isControlled } from '#tests/support/pages/offline-steps.ts';
import { expectLaunchDocuments } from '#tests/support/pages/launch-documents.ts';
import { test } from '#tests/support/pages/test.ts';

const bar = ['home', 'deposit', 'spin', 'activity', 'member'] as const;

/** Number of games that a visitor sees before scrolling, on the smallest phone. */
const GAMES_SEEN = 3;

/** The smallest phone is short, too; one held sideways has no download banner. */
const heightOf = (width: number): number => ({ 320: 568, 844: 390 })[width] ?? 844;

interface Wanted {
  /** Selector of the element to look into. */
  readonly root: string;
  readonly words: readonly string[];
  /** Number of game pictures. */
  readonly pictures: number;
}

/** Positions and fonts of these words, and positions of the game pictures, inside an element, in CSS pixels. */
function placesIn({ root, words, pictures }: Wanted): Record<string, string> {
  const within = document.querySelector(root);
  if (within === null) throw new Error(`no ${root}`);
  const place = ({ x, y, width, height }: DOMRect) =>
    [x, y, width, height].map((length) => Math.round(length)).join(' ');
  const found: Record<string, string> = {};
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (!words.includes(text) || rect.width <= 1 || node.parentElement === null) continue;
    const { fontWeight, fontSize } = getComputedStyle(node.parentElement);
    // A system font without this weight would have the same place.
    found[text] ??= `${place(rect)}, ${fontWeight} ${fontSize}`;
  }
  const icons = [...within.querySelectorAll<HTMLImageElement>('img[src*="/icon/"]')];
  for (const [at, icon] of icons.slice(0, pictures).entries()) {
    found[`picture ${at + 1}`] = place(icon.getBoundingClientRect());
  }
  return found;
}

/** Holds the app's code back until the returned function is called. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/assets\/(?!boot|early)[\w-]+-[\w-]+\.(?:js|css)$/, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

for (const market of ['ph', 'th'] as const) {
  for (const width of [320, 390, 820, 844, 1280]) {
    const isSideways = width === 844;
    test.describe(`${market}, ${width} px`, () => {
      test.use({ market, viewport: { width, height: heightOf(width) } });

      test(
        'nothing moves when the lobby replaces the snapshot [flow.app-start.loading]',
        { tag: width < 400 ? '@gate' : [] },
        async ({ page, home, lobby, t }) => {
          const { header, download, tabs, hot } = t.home;
          const games = hotGames(lobby).slice(0, GAMES_SEEN);
          const words = [
            ...(isSideways ? [] : [download.title, download.action]),
            header.login,
            header.register,
            tabs.hot,
            tabs.collect,
            hot.title,
            hot.tryFree,
            ...games.map(({ name }) => name),
            ...bar.map((name) => t.common.tabs[name]),
          ];
          const letGo = await holdApp(page);
          await page.goto('/lobby/home', { waitUntil: 'commit' });
          await expect(page.locator('#shell[data-snapshot]')).toBeVisible();
          await expect(page.locator('#shell .shell-grid img').first()).toBeVisible();
          const before = await page.evaluate(placesIn, {
            root: '#shell',
            words,
            pictures: GAMES_SEEN,
          });
          expect(Object.keys(before).length).toBe(new Set(words).size + GAMES_SEEN);
          await letGo();
          await home.isReady();
          expect(
            await page.evaluate(placesIn, { root: '#root', words, pictures: GAMES_SEEN }),
          ).toEqual(before);
        },
      );
    });
  }
}

/** A served document without its scripts, and the places in it where an element of its shell ends. */
function partsOf(served: string) {
  const whole = served.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const first = whole.indexOf('class="shell-offer"');
  const shell = whole.slice(0, whole.indexOf('id="root"'));
  const ends = [...shell.matchAll(/<\/(?:svg|i|b|strong|p)>/g)]
    .map(({ index, 0: tag }) => index + tag.length)
    .filter((end) => end > first);
  return { whole, ends };
}

/** Writes a document in two parts, each painted before the next; returns the sizes of the layout shifts. */
async function writeInParts(parts: readonly [string, string]): Promise<number[]> {
  const frames = async () => {
    for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
  };
  const shifts: number[] = [];
  document.open();
  document.write(parts[0]);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? NaN);
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  await frames();
  document.write(parts[1]);
  document.close();
  await frames();
  return shifts;
}

for (const width of [320, 390, 1280]) {
  test.describe(`a document that arrives in parts, ${width} px`, () => {
    test.use({ viewport: { width, height: heightOf(width) } });

    test('moves nothing that has been painted', async ({ page, request }) => {
      const { whole, ends } = partsOf(await (await request.get('/')).text());
      for (const end of ends) {
        await page.goto('about:blank');
        const shifts = await page.evaluate(writeInParts, [
          whole.slice(0, end),
          whole.slice(end),
        ] as const);
        expect.soft(shifts, whole.slice(end - 60, end)).toEqual([]);
      }
    });
  });
}

test('a visit that has seen the download banner opens without it', async ({ page }) => {
  await holdApp(page);
  const offer = page.locator('#shell .shell-offer');
  await page.goto('/lobby/home', { waitUntil: 'commit' });
  await expect(offer).toBeVisible();
  await page.evaluate((key) => sessionStorage.setItem(key, '1'), sessionKeys.downloadBannerSeen);
  await page.goto('/?again', { waitUntil: 'commit' });
  await expect(page.locator('#shell .shell-header')).toBeVisible();
  await expect(offer).toBeHidden();
});

test.describe('a player who chose Light on a dark phone', () => {
  test.use({ colorScheme: 'dark' });

  test('sees no dark frame and no invitation to register, without a worker', async ({ page }) => {
    await page.addInitScript(
      ([theme, token]) => {
        localStorage.setItem(theme, 'light');
        localStorage.setItem(token, 'a-token');
        // Before the body there is nothing to paint but the empty page.
        new MutationObserver((_changes, observer) => {
          if (document.body === null) return;
          observer.disconnect();
          window.name = getComputedStyle(document.documentElement).colorScheme;
        }).observe(document, { childList: true, subtree: true });
      },
      [localKeys.theme, localKeys.token] as const,
    );
    await holdApp(page);
    await page.goto('/lobby/home', { waitUntil: 'commit' });
    await expect(page.locator('#shell[data-snapshot="served"]')).toBeVisible();
    expect(await page.evaluate(() => window.name)).toBe('light');
    const pills = page.locator('#shell .shell-pill');
    await expect(pills).not.toHaveCount(0);
    await expect(pills.filter({ visible: true })).toHaveCount(0);
  });
});

/** Opens the app again and returns where the words were in the first frame of its document. */
async function openedWith(page: Page, wanted: Wanted): Promise<Record<string, string>> {
  // The app's code runs only after the first frame.
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => { window.firstPlaces = (${placesIn.toString()})(${JSON.stringify(wanted)}); }));`);
  await page.reload();
  return page.evaluate(
    () => (window as unknown as { firstPlaces: Record<string, string> }).firstPlaces,
  );
}

test.describe('a launch document written by the worker', () => {
  test.use({ ...WITH_WORKER, viewport: { width: 390, height: 844 } });

  test('of a visitor who dismissed the download banner matches the lobby’s layout', async ({
    page,
    home,
    lobby,
    t,
  }) => {
    await home.open();
    // Before the first snapshot is stored: later the page sends it when it closes.
    await home.downloadBanner.getByRole('button', { name: t.home.download.dismiss }).click();
    await isControlled(page);
    await expectLaunchDocuments(
      page,
      (text) => text.includes('"stored"') && !text.includes('class="shell-offer"'),
    );
    const games = hotGames(lobby).slice(0, GAMES_SEEN);
    const words = [
      t.home.header.login,
      t.home.tabs.hot,
      t.home.hot.title,
      ...games.map(({ name }) => name),
    ];
    const before = await openedWith(page, { root: '#shell', words, pictures: GAMES_SEEN });
    expect(Object.keys(before).length).toBe(words.length + GAMES_SEEN);
    await home.isReady();
    expect(await page.evaluate(placesIn, { root: '#root', words, pictures: GAMES_SEEN })).toEqual(
      before,
    );
  });

  test('of a player with a history matches the lobby’s layout', async ({
    page,
    home,
    lobby,
    t,
    client,
  }) => {
    for (const { id } of hotGames(lobby).slice(0, 4))
      await client.call('startGame', { gameId: id });
    await home.open();
    await isControlled(page);
    await expectLaunchDocuments(page, (text) => text.includes('class="shell-played"'));
    const words = [t.home.header.deposit, t.home.continue, t.home.tabs.hot, t.home.hot.title];
    const before = await openedWith(page, { root: '#shell', words, pictures: GAMES_SEEN });
    expect(Object.keys(before).length).toBe(words.length + GAMES_SEEN);
    await home.isReady();
    // The row has its place at once; its code loads later.
    await expect(page.getByRole('region', { name: t.home.continue })).toBeVisible();
    expect(await page.evaluate(placesIn, { root: '#root', words, pictures: GAMES_SEEN })).toEqual(
      before,
    );
  });
});

test.describe('a launch document on the smallest phone', () => {
  test.use({ ...WITH_WORKER, market: 'th', viewport: { width: 320, height: 568 } });

  test('of a player with a history matches the lobby’s layout, without the download banner', async ({
    page,
    home,
    lobby,
    t,
    client,
  }) => {
    for (const { id } of hotGames(lobby).slice(0, 4))
      await client.call('startGame', { gameId: id });
    await home.open();
    await isControlled(page);
    await expectLaunchDocuments(page, (text) => text.includes('class="shell-played"'));
    const words = [
      t.home.header.deposit,
      t.home.download.title,
      t.home.continue,
      t.home.tabs.hot,
      t.home.hot.title,
    ];
    const seen = [t.home.header.deposit, t.home.tabs.hot, t.home.hot.title];
    const pictures = 7;
    const before = await openedWith(page, { root: '#shell', words, pictures });
    expect(Object.keys(before).length).toBe(seen.length + pictures);
    await home.isReady();
    const row = page.getByRole('region', { name: t.home.continue });
    await expect(row.getByRole('link')).not.toHaveCount(0);
    expect(await page.evaluate(placesIn, { root: '#root', words: seen, pictures })).toEqual(before);
  });
});

test('app code that failed to load is requested again once the network is back', async ({
  page,
  home,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource|net::ERR_/);
  let refused = 0;
  await page.route(/\/assets\/(?:start|react)-[\w-]+\.(?:js|css)$/, async (route) => {
    refused += 1;
    await (refused > 4 ? route.continue() : route.abort());
  });
  await page.goto('/lobby/home');
  await expect(page.locator('#shell[data-snapshot]')).toBeVisible();
  await home.isReady();
  expect(refused).toBeGreaterThan(4);
});

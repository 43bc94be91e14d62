/** The first view in the document stands where the lobby then stands (docs/decisions/0031). */
import { expect, type Page, type Route } from '@playwright/test';
import { hotGames } from './pages/lobby-data.ts';
import { test } from './pages/test.ts';

const bar = ['home', 'deposit', 'spin', 'activity', 'member'] as const;

/** What a visitor sees of the lobby's games before anything is scrolled, on the smallest phone. */
const GAMES_SEEN = 3;

/** Where each of these words, and each picture of a game, stands inside an element; in CSS pixels. */
const placesIn = (page: Page, root: string, words: readonly string[]) =>
  page.evaluate(
    ([selector, wanted, seen]) => {
      const within = document.querySelector(selector);
      if (within === null) throw new Error(`no ${selector}`);
      const place = ({ x, y, width, height }: DOMRect) =>
        [x, y, width, height].map((length) => Math.round(length)).join(' ');
      const found: Record<string, string> = {};
      const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const range = document.createRange();
        range.selectNodeContents(node);
        const rect = range.getBoundingClientRect();
        if (wanted.includes(text) && rect.width > 1) found[text] ??= place(rect);
      }
      const icons = [...within.querySelectorAll<HTMLImageElement>('img[src*="/icon/"]')];
      for (const [at, icon] of icons.slice(0, seen).entries()) {
        found[`picture ${at + 1}`] = place(icon.getBoundingClientRect());
      }
      return found;
    },
    [root, [...words], GAMES_SEEN] as const,
  );

/** Holds the app's code back until it is let go. */
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
  for (const width of [320, 390]) {
    test.describe(`${market}, ${width} px`, () => {
      test.use({ market, viewport: { width, height: 844 } });

      test('nothing moves when the lobby takes the place of the first view', async ({
        page,
        home,
        lobby,
        t,
      }) => {
        const { header, download, tabs, hot } = t.home;
        const games = hotGames(lobby).slice(0, GAMES_SEEN);
        const words = [
          download.title,
          download.action,
          header.login,
          header.register,
          tabs.hot,
          tabs.collect,
          hot.title,
          ...games.map(({ name }) => name),
          ...bar.map((name) => t.common.tabs[name]),
        ];
        const letGo = await holdApp(page);
        await page.goto('/lobby/home', { waitUntil: 'commit' });
        await expect(page.locator('#shell[data-first-view]')).toBeVisible();
        await expect(page.locator('#shell .shell-grid img').first()).toBeVisible();
        const before = await placesIn(page, '#shell', words);
        expect(Object.keys(before).length).toBe(new Set(words).size + GAMES_SEEN);
        await letGo();
        await home.isReady();
        expect(await placesIn(page, '#root', words)).toEqual(before);
      });
    });
  }
}

test('code of the app that could not be had is asked for again, once the network is back', async ({
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
  await expect(page.locator('#shell[data-first-view]')).toBeVisible();
  await home.isReady();
  expect(refused).toBeGreaterThan(4);
});

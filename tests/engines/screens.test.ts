/** Every screen of a player is complete in every engine: none crashes, waits for ever or is too wide. */
import { localKeys } from '#config/storage-keys.ts';
import { engines } from '#tests/support/engines.ts';
import { startPlatform } from '#tests/support/platform-process.ts';
import { PLAYER_ROUTES, PUBLIC_ROUTES } from '#tests/support/route-table.ts';
import { requestToken } from '#tests/support/sign-in.ts';
import { describe, expect, it, onTestFinished } from 'vitest';

const LIMIT_MS = 30_000;
/** A game's page belongs to its maker: `game-pages.test.ts` opens some. The gallery is for developers. */
const LEFT_OUT: readonly string[] = ['/start', '/test'];
const ROUTES = [...PUBLIC_ROUTES, ...PLAYER_ROUTES].filter((route) => !LEFT_OUT.includes(route));

const IS_COMPLETE = `document.querySelector('#shell') === null
  && document.querySelector('[aria-busy="true"]') === null
  && document.querySelector('main')?.innerText.trim().length > 0`;
const SCREEN = "document.querySelector('main').dataset.screen";
const PROBLEMS = ['crash', 'problem', 'not-found'];
const EXTRA_WIDTH = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

const LOOKS = [
  { market: 'ph', theme: 'light', screen: 'desktop' },
  { market: 'th', theme: 'dark', screen: 'phone' },
] as const;

describe.each(engines)('$name', ({ open, narrowest }) => {
  it.skipIf(open === undefined).each(LOOKS)(
    'shows every screen to a player: $market, $theme, $screen',
    async ({ market, theme, screen }) => {
      if (open === undefined) return;
      const platform = await startPlatform({ market });
      onTestFinished(() => platform.stop());
      const token = await requestToken(platform.url, platform.demo);
      const page = await open();
      onTestFinished(() => page.close());
      await (screen === 'phone' ? page.resize(narrowest, 640) : page.resize(1024, 730));
      await page.goto(`${platform.url}/about`);
      const stored = JSON.stringify({ [localKeys.token]: token, [localKeys.theme]: theme });
      await page.read(`Object.assign(localStorage, ${stored})`);
      for (const route of ROUTES) {
        await page.goto(platform.url + route);
        await page.waitFor(IS_COMPLETE, LIMIT_MS).catch(() => expect.soft(route).toBe('complete'));
        expect.soft(PROBLEMS, route).not.toContain(await page.read(SCREEN));
        expect.soft(await page.read(EXTRA_WIDTH), `${route} is too wide by`).toBeLessThanOrEqual(0);
      }
    },
  );
});

/** What a player sees in the first minutes: on a slow line each screen has one skeleton and no blank frame. */
import { expect, type Page } from '@playwright/test';
import { signIn } from '#tests/support/sign-in.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { shoot } from '#tests/support/pages/shoot.ts';
import { test } from '#tests/support/pages/test.ts';

const VISITOR = ['/lobby/home', '/login', '/register', '/about', '/service'];
const PLAYER = [
  '/lobby/home',
  '/lobby/activity',
  '/lobby/member',
  '/deposit',
  '/withdrawal',
  '/profile/vip',
  '/profile/email',
  '/record/transaction',
  '/activity/spin',
];

/** A phone's line: the code of a screen arrives half a second after the app's own. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 250_000,
  uploadThroughput: 90_000,
};

declare global {
  interface Window {
    seenFrames: string[];
  }
}

/** Notes what each frame shows: the document's skeleton, a screen's own, a screen, or nothing. */
const noteFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window.top !== window) return;
    window.seenFrames = [];
    const isSeen = (element: Element) => {
      const { width, height, top } = element.getBoundingClientRect();
      return width > 0 && height > 0 && top < innerHeight;
    };
    const shown = (selector: string) => [...document.querySelectorAll(selector)].some(isSeen);
    const look = () => {
      const frame = shown('#shell:not(.is-leaving)')
        ? 'skeleton'
        : !shown('main')
          ? 'blank'
          : shown('main [data-loading]')
            ? 'second skeleton'
            : 'screen';
      if (window.seenFrames.at(-1) !== frame) window.seenFrames.push(frame);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

async function framesOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(() => window.seenFrames.at(-1)), path).toBe('screen');
  const frames = await page.evaluate(() => window.seenFrames);
  // Before the document's first frame there is nothing to see.
  return frames[0] === 'blank' ? frames.slice(1) : frames;
}

for (const market of ['ph', 'th'] as const) {
  test.describe(market, () => {
    test.use({ market, colorScheme: 'light', viewport: { width: 390, height: 844 } });
    test.beforeEach(async ({ page, context }) => {
      await noteFrames(page);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', SLOW);
    });

    for (const who of ['visitor', 'player'] as const) {
      test(`a new ${who} sees one skeleton, then the screen`, async ({ page, ownPlatform }) => {
        if (who === 'player') await signIn(page, ownPlatform, await makePlayer(ownPlatform));
        for (const path of who === 'player' ? PLAYER : VISITOR) {
          expect.soft(await framesOf(page, path), path).toEqual(['skeleton', 'screen']);
          await shoot(page, `first-${market}-${who}-${path.slice(1).replaceAll('/', '-')}`);
        }
      });
    }
  });
}

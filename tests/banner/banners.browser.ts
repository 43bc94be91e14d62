import { expect, type Page } from '@playwright/test';
import { WITH_MOTION } from '#tests/support/browser.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { COUNTRY_CODE, freshMobile } from '#tests/support/pages/account-steps.ts';
import type { Carousel } from '#tests/support/pages/carousel.ts';
import type { LobbyData } from '#tests/support/pages/lobby-data.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';

// The tests are about movement.
test.use(WITH_MOTION);

const START = Date.UTC(2026, 10, 21, 1);
/** Autoplay (spec §9). */
const EVERY_MS = 2000;
/** Longer than a slide moves, in ms. */
const TRAVEL_MS = 400;
const BIND = '4';
const ACCUMULATED_RECHARGE = '28';

const titlesBySort = (lobby: LobbyData, isHidden: (action: string) => boolean) =>
  lobby.appLobbyAdConfigList
    .filter(({ clickType, clickAction }) => clickType !== 1 || !isHidden(clickAction))
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    .map(({ title }) => title);

/** Stops the page's clock once the banners slide, just after the first banner came in. */
async function standStill(page: Page, carousel: Carousel): Promise<void> {
  await carousel.canSlide();
  await page.clock.pauseAt(START + 60_000);
  // A turn that had just begun ends first; then the first banner comes in from another.
  await page.clock.runFor(TRAVEL_MS);
  for (const position of [3, 1]) {
    await carousel.dots.nth(position - 1).click();
    await page.clock.runFor(TRAVEL_MS);
    await carousel.isAt(position);
  }
}

/** Lets time pass until the next banner comes in. @returns how long that took, to a tenth of a second */
async function nextTurn(page: Page, carousel: Carousel): Promise<number> {
  const before = await carousel.position();
  let passed = 0;
  while ((await carousel.position()) === before) {
    if (passed > 2 * EVERY_MS) throw new Error(`banner ${before} stays`);
    await page.clock.runFor(100);
    passed += 100;
  }
  return passed;
}

test('a visitor’s banners are sorted, without the one for depositors [home.banner.sort]', async ({
  home,
  lobby,
}) => {
  await home.open();
  const wanted = titlesBySort(lobby, (action) => action === ACCUMULATED_RECHARGE);
  expect(await home.carousel.titles()).toEqual(wanted);
  await expect(home.carousel.dots).toHaveCount(wanted.length);
});

interface Facts {
  who: string;
  coin?: number;
  hasMobile?: boolean;
  isHidden: readonly string[];
}
const FACTS: readonly Facts[] = [
  { who: 'has done neither', isHidden: [ACCUMULATED_RECHARGE] },
  { who: 'has recharged', coin: 5000, isHidden: [] },
  {
    who: 'has bound a mobile and recharged',
    coin: 5000,
    hasMobile: true,
    isHidden: [BIND],
  },
  {
    who: 'has bound a mobile only',
    hasMobile: true,
    isHidden: [BIND, ACCUMULATED_RECHARGE],
  },
];
for (const { who, coin, hasMobile, isHidden } of FACTS) {
  test(`the banners of a player who ${who} [home.banner.bind-hidden] [home.banner.recharge-hidden]`, async ({
    page,
    home,
    lobby,
    ownPlatform,
    market,
  }) => {
    const mobile = COUNTRY_CODE[market] + freshMobile(market);
    const state = { ...(coin && { coin }), ...(hasMobile && { mobile }) };
    await signIn(page, ownPlatform, await makePlayer(ownPlatform, state));
    await home.open();
    await expect(home.balance).toBeVisible();
    const wanted = titlesBySort(lobby, (action) => isHidden.includes(action));
    await expect.poll(() => home.carousel.titles()).toEqual(wanted);
  });
}

test('a dot shows its banner [home.banner.dots]', async ({ home }) => {
  await home.open();
  const { carousel } = home;
  await carousel.canSlide();
  await carousel.pause.click();
  for (const position of [4, 2, await carousel.dots.count()]) {
    await carousel.dots.nth(position - 1).click();
    await carousel.isAt(position);
    await expect(carousel.front).toBeInViewport();
    // Five dots are in view, and this banner's is one of them.
    await expect(carousel.dots.nth(position - 1)).toBeInViewport({ ratio: 1 });
  }
});

test.describe('by the clock', () => {
  test.beforeEach(async ({ page }) => page.clock.install({ time: START }));

  test('banners advance every 2000 ms in a loop [home.banner.autoplay]', async ({ page, home }) => {
    await home.open();
    const { carousel } = home;
    await standStill(page, carousel);
    await nextTurn(page, carousel);
    await carousel.isAt(2);
    for (const position of [3, 4, 5]) {
      const passed = await nextTurn(page, carousel);
      await carousel.isAt(position);
      expect(passed).toBeGreaterThanOrEqual(EVERY_MS);
      expect(passed).toBeLessThanOrEqual(EVERY_MS + TRAVEL_MS);
    }
    const last = await carousel.dots.count();
    await carousel.dots.last().click();
    await page.clock.runFor(TRAVEL_MS);
    await carousel.isAt(last);
    await nextTurn(page, carousel);
    await carousel.isAt(1);
  });

  test('a swipe changes the banner and does not stop autoplay [home.banner.touch]', async ({
    page,
    home,
  }) => {
    await home.open();
    await standStill(page, home.carousel);
    const box = await home.carousel.region.boundingBox();
    if (box === null) throw new Error('the banners are not on the screen');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.8, y);
    await page.mouse.down();
    for (const part of [0.6, 0.4, 0.2]) {
      await page.mouse.move(box.x + box.width * part, y);
      await page.clock.runFor(30);
    }
    await page.mouse.up();
    await page.clock.runFor(TRAVEL_MS);
    await home.carousel.isAt(2);
    await nextTurn(page, home.carousel);
    await home.carousel.isAt(3);
  });

  test('pause stops them until play is tapped', async ({ page, home }) => {
    await home.open();
    await standStill(page, home.carousel);
    await home.carousel.pause.click();
    await page.clock.runFor(10 * EVERY_MS);
    await home.carousel.isAt(1);
    await home.carousel.play.click();
    await page.clock.runFor(EVERY_MS + TRAVEL_MS);
    await home.carousel.isAt(2);
  });

  test('they wait while the tab is hidden', async ({ page, home }) => {
    await home.open();
    await standStill(page, home.carousel);
    const setVisibility = (state: DocumentVisibilityState) =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', {
          value: visibility,
          configurable: true,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await setVisibility('hidden');
    await page.clock.runFor(10 * EVERY_MS);
    await home.carousel.isAt(1);
    await setVisibility('visible');
    await page.clock.runFor(EVERY_MS + TRAVEL_MS);
    await home.carousel.isAt(2);
  });

  test('they wait while they are scrolled out of sight', async ({ page, home }) => {
    await home.open();
    await standStill(page, home.carousel);
    await home.footer.scrollIntoViewIfNeeded();
    await expect(home.carousel.region).not.toBeInViewport();
    await page.clock.runFor(10 * EVERY_MS);
    await home.carousel.isAt(1);
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('banners do not move until play is tapped', async ({ page, home }) => {
    await page.clock.install({ time: START });
    await home.open();
    await expect(home.carousel.play).toBeVisible();
    await page.clock.runFor(10 * EVERY_MS);
    await home.carousel.isAt(1);
    await home.carousel.play.click();
    await page.clock.runFor(EVERY_MS + TRAVEL_MS);
    await home.carousel.isAt(2);
  });
});

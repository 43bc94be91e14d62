/*
 * Takes the manifest's screenshots from the real app: `npm run shots`. They are committed, so a build needs
 * none of this; run it again when the lobby looks different.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { build } from './build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { ensureChromium, NO_CHROMIUM } from './lib/find-chromium.mjs';
import { inRoot } from './lib/root.mjs';

/** A larger picture delays the browser's install dialog. */
const MOST_BYTES = 150_000;
const QUALITIES = [86, 80, 74, 68, 62, 56];

const PHONE = { width: 360, height: 720, ratio: 3 };
const DESK = { width: 1280, height: 720, ratio: 1.5 };

/** @typedef {import('@playwright/test').Page} Page */

/** @type {{ name: string, path: string, screen: typeof PHONE }[]} */
const SHOTS = [
  { name: 'lobby-narrow', path: '/lobby/home', screen: PHONE },
  { name: 'slots-narrow', path: '/lobby/home?tab=1', screen: PHONE },
  { name: 'member-narrow', path: '/lobby/member', screen: PHONE },
  { name: 'lobby-wide', path: '/lobby/home', screen: DESK },
];

/**
 * Waits until the screen is mounted, fully painted and idle.
 * @param {Page} page
 */
async function settle(page) {
  await page.locator('main[data-screen]').first().waitFor();
  await page.locator('#shell').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, right } = image.getBoundingClientRect();
      const isOut = !image.checkVisibility() || top > innerHeight || left > innerWidth || right < 0;
      return isOut || (image.complete && image.naturalWidth > 0);
    }),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(
      () => undefined,
    ),
  );
}

/**
 * Encodes the best JPEG that is small enough.
 * @param {Buffer} picture
 */
async function toJpeg(picture) {
  for (const quality of QUALITIES) {
    const jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length < MOST_BYTES) return jpeg;
  }
  throw new Error(`no quality makes this picture smaller than ${MOST_BYTES} bytes`);
}

ensureInstall();
const executablePath = ensureChromium(console.error);
if (executablePath === undefined) throw new Error(NO_CHROMIUM);
await build();

// The helpers of the browser tests are TypeScript.
const { register } = await import('tsx/esm/api');
register();
const [{ chromium }, { startPlatform }, { signIn }] = await Promise.all([
  import('@playwright/test'),
  import('../tests/support/platform-process.ts'),
  import('../tests/support/sign-in.ts'),
]);

const platform = await startPlatform();
const browser = await chromium.launch({ executablePath });
try {
  await mkdir(inRoot('icons', 'screenshots'), { recursive: true });
  for (const { name, path, screen } of SHOTS) {
    const { width, height, ratio } = screen;
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: ratio,
      isMobile: screen === PHONE,
      hasTouch: screen === PHONE,
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      locale: 'en-PH',
      timezoneId: 'Asia/Manila',
    });
    const page = await context.newPage();
    await signIn(page, platform);
    await page.goto(platform.url + path);
    await settle(page);
    // A player who sees the screenshot is already installing the app.
    const banner = page.getByRole('button', { name: 'Hide this banner' });
    if (await banner.isVisible()) await banner.click();
    await settle(page);
    const jpeg = await toJpeg(await page.screenshot());
    await writeFile(inRoot('icons', 'screenshots', `${name}.jpg`), jpeg);
    console.log(
      `${name}.jpg: ${width * ratio}×${height * ratio}, ${Math.round(jpeg.length / 1000)} kB`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await platform.stop();
}

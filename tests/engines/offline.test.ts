/** Non-Chromium browsers reopen the lobby when the server no longer answers. */
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { engines } from '#tests/support/engines.ts';
import { startPlatform } from '#tests/support/platform-process.ts';
import { describe, expect, it, onTestFinished } from 'vitest';

const LIMIT_MS = 30_000;
const HAS_GAMES = "document.querySelectorAll('[data-game-id]').length > 0";
const IS_CONTROLLED = 'navigator.serviceWorker.controller !== null';
const ARE_ICONS_DRAWN = `(() => {
  const images = [...document.querySelectorAll('[data-game-id] img')]
    .filter((image) => image.getBoundingClientRect().top < innerHeight);
  return images.length > 0 && images.every((image) => image.complete && image.naturalWidth > 0);
})()`;
const [UNREACHABLE = ''] = enPH.common.offline.unreachable.split('{{');
/** Appears once a call has failed, possibly after the pictures are drawn. */
const SAYS_UNREACHABLE = `document.body.innerText.includes(${JSON.stringify(UNREACHABLE)})`;

describe.each(engines)('$name', ({ open }) => {
  it.skipIf(open === undefined)('opens the stored lobby with the platform gone', async () => {
    if (open === undefined) return;
    const platform = await startPlatform();
    onTestFinished(() => platform.stop());
    const page = await open();
    onTestFinished(() => page.close());

    await page.goto(`${platform.url}/lobby/home`);
    await page.waitFor(HAS_GAMES, LIMIT_MS);
    await page.waitFor(IS_CONTROLLED, LIMIT_MS);
    // The first paint loaded its pictures before the worker ran: the second visit caches them.
    await page.reload();
    await page.waitFor(ARE_ICONS_DRAWN, LIMIT_MS);

    await platform.kill();
    await expect(fetch(platform.url)).rejects.toThrow('fetch failed');
    await page.reload();
    await page.waitFor(ARE_ICONS_DRAWN, LIMIT_MS);
    await page.waitFor(SAYS_UNREACHABLE, LIMIT_MS);

    // A URL other than the cached one: the document answers for every screen.
    await page.goto(`${platform.url}/?source=pwa`);
    await page.waitFor(HAS_GAMES, LIMIT_MS);
  });
});

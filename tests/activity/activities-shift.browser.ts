/**
 * No dialog of an activity moves the page behind it when it opens or closes, and its own animations need
 * neither layout nor repainting.
 */
import { expect, type Page } from '@playwright/test';
import { WITH_MOTION } from '#tests/support/browser.ts';
import { test } from '#tests/support/pages/test.ts';

// The tests are about movement.
test.use(WITH_MOTION);

/** The preview of each dialog in the gallery, the button that opens it, and its name. */
const DIALOGS = [
  ['notice-dialog', 'Open it', 'notice'],
  ['sign-up-bonus', 'Open the sign-up bonus', 'sign-up-bonus'],
  ['accumulated-recharge', 'Open the recharge rewards', 'accumulated-recharge'],
  ['accumulated-recharge', 'Open the rules', 'accumulated-recharge-rules'],
  ['spin-invite-dialog', 'Open the spin invite', 'spin-invite'],
  ['packet', 'Open the red packet', 'red-packet'],
  ['packet', 'Show: its time is over', 'red-packet-tip'],
  ['follow-rewards-sheet', 'Open it', 'follow-rewards'],
  ['share-sheet', 'Open the share sheet', 'share'],
  ['reward-dialog', 'Open it: several kinds', 'reward'],
  ['mail-sheet', 'Open it: to claim', 'mail'],
] as const;

interface Shift extends PerformanceEntry {
  sources: readonly { node: Node | null }[];
}

/** Records layout shifts outside dialogs, also right after a press. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const moved: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { sources } of entries as Shift[]) {
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (!element?.isConnected || element.closest('[data-overlay]')) continue;
          moved.push(`${element.localName}: ${element.textContent.slice(0, 60)}`);
        }
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    /** Properties animated on large elements: small ones cost nothing. */
    const animated = new Set<string>();
    const isLarge = (target: EventTarget | null) => {
      const { width = 0, height = 0 } =
        target instanceof Element ? target.getBoundingClientRect() : {};
      return width * height > (innerWidth * innerHeight) / 4;
    };
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (isLarge(target)) animated.add(propertyName);
    });
    document.addEventListener('animationstart', ({ target }) => {
      if (!isLarge(target) || !(target instanceof Element)) return;
      for (const { effect } of target.getAnimations()) {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        for (const name of frames.flatMap(Object.keys)) animated.add(name);
      }
    });
    Object.assign(globalThis, {
      animated,
      takeShifts: () => {
        note(observer.takeRecords());
        return moved.splice(0);
      },
    });
  });

/** Shifts since the last call, once all movement has ended. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (Reflect.get(globalThis, 'takeShifts') as () => string[])();
  });

test('the page behind a dialog does not move', async ({ page, player: _player }) => {
  await page.goto('/test');
  await expect(page.locator('[data-preview]').first()).toBeVisible();
  await watchShifts(page);
  for (const [file, button, overlay] of DIALOGS) {
    await test.step(overlay, async () => {
      const preview = page.locator(`[data-preview$="/${file}.preview.tsx"]`);
      const open = preview.getByRole('button', { name: button, exact: true }).first();
      if (!(await open.isVisible())) await preview.locator('summary').first().click();
      await open.scrollIntoViewIfNeeded();
      await expect(open).toBeVisible();
      await shifts(page);
      const top = await page.evaluate(() => window.scrollY);
      await open.click();
      const dialog = page.locator(`[data-overlay="${overlay}"]`);
      await expect(dialog).toBeVisible();
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await shifts(page), `${overlay} comes`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      expect(await shifts(page), `${overlay} goes`).toEqual([]);
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
      await preview.locator('summary').first().click();
    });
  }

  const cheap = ['transform', 'translate', 'opacity'];
  const notProperties = ['offset', 'computedOffset', 'easing', 'composite'];
  const animated = await page.evaluate(() => [
    ...(Reflect.get(globalThis, 'animated') as string[]),
  ]);
  const properties = animated.filter((name) => !notProperties.includes(name));
  expect(properties).not.toEqual([]);
  expect(properties.filter((name) => !cheap.includes(name))).toEqual([]);

  // Proves that the watch itself detects a page that moves.
  await page.evaluate(() => {
    const planted = document.createElement('div');
    planted.style.blockSize = '3rem';
    document.querySelector('main')?.prepend(planted);
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect.poll(() => shifts(page)).not.toEqual([]);
});

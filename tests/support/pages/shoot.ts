import { expect, type Page } from '@playwright/test';

/** Waits until every visible picture is drawn and nothing moves, then takes a screenshot. */
export async function shoot(page: Page, name: string): Promise<void> {
  await expect
    .poll(() =>
      page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
        images
          .filter((img) => img.checkVisibility() && !img.closest('[inert]'))
          .filter((img) => {
            const { top, left, right } = img.getBoundingClientRect();
            return top < innerHeight && left < innerWidth && right > 0;
          })
          .filter((img) => !img.complete || img.naturalWidth === 0)
          .map((img) => img.src),
      ),
    )
    .toEqual([]);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  await page.screenshot({ path: `test-results/shots/${name}.png` });
}

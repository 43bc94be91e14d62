import type { Page } from '@playwright/test';

/** Counts what a player taps from now on, in the payment provider's page too. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeBinding('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        const { countTap } = globalThis as unknown as { countTap: () => void };
        if (isTrusted) countTap();
      },
      true,
    );
  });
  return () => taps;
}

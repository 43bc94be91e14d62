/** The wheel of the spin invite, and its amounts. */
import type { Page } from '@playwright/test';

/** Formats amounts for the Philippine market. */
export const pesos = (amount: number, maximumFractionDigits = 2): string =>
  new Intl.NumberFormat('en-PH', {
    style: 'currency',
    currency: 'PHP',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: maximumFractionDigits,
    maximumFractionDigits,
  }).format(amount / 100);

/** Returns the segment under the pointer, from the angle at which the wheel stops. */
export async function segmentAtRest(page: Page): Promise<number> {
  const angle = await page.locator('[data-wheel]').evaluate((wheel) => {
    const turning = [...wheel.querySelectorAll('div')].find(({ style }) => style.transform !== '');
    return Number.parseFloat(turning?.style.transform.slice('rotate('.length) ?? 'NaN');
  });
  return Math.floor((((-angle % 360) + 360) % 360) / 45);
}

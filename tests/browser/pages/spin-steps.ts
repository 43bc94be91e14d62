/** The wheel of the spin invite, and its amounts. */
import type { Page } from '@playwright/test';

/** Amounts as the Philippine market writes them. */
export const pesos = (amount: number, maximumFractionDigits = 2): string =>
  new Intl.NumberFormat('en-PH', {
    style: 'currency',
    currency: 'PHP',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: maximumFractionDigits,
    maximumFractionDigits,
  }).format(amount / 100);

/** Which segment stands under the pointer, by the angle at which the wheel rests. */
export async function segmentAtRest(page: Page): Promise<number> {
  const angle = await page.locator('[data-wheel]').evaluate((wheel) => {
    const turning = [...wheel.querySelectorAll('div')].find(({ style }) => style.transform !== '');
    return Number.parseFloat(turning?.style.transform.slice('rotate('.length) ?? 'NaN');
  });
  return Math.floor((((-angle % 360) + 360) % 360) / 45);
}

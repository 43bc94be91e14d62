/** What the tests of the spin invite and of sharing ask and change. */
import type { Page } from '@playwright/test';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';

/** Lets the platform answer and changes what it said, until `unroute`. */
export async function changeAnswer(
  page: Page,
  name: EndpointName,
  change: (answer: Record<string, unknown>) => object,
): Promise<void> {
  await page.route(`**${endpoints[name].path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...answer, ...change(answer) } });
  });
}

/** The platform did it, and its answer never arrives. */
export async function loseAnswer(page: Page, name: EndpointName): Promise<void> {
  await page.route(
    `**${endpoints[name].path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

/** Amounts as the Philippine market writes them. */
export const pesos = (amount: number, maximumFractionDigits = 2): string =>
  new Intl.NumberFormat('en-PH', {
    style: 'currency',
    currency: 'PHP',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: maximumFractionDigits,
    maximumFractionDigits,
  }).format(amount / 100);

/** Bodies that the page sends to a call from now on. */
export function watchBodies(page: Page, name: EndpointName): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(endpoints[name].path)) return;
    bodies.push(request.postDataJSON() as Record<string, unknown>);
  });
  return bodies;
}

/** Which segment stands under the pointer, by the angle at which the wheel rests. */
export async function segmentAtRest(page: Page): Promise<number> {
  const angle = await page.locator('[data-wheel]').evaluate((wheel) => {
    const turning = [...wheel.querySelectorAll('div')].find(({ style }) => style.transform !== '');
    return Number.parseFloat(turning?.style.transform.slice('rotate('.length) ?? 'NaN');
  });
  return Math.floor((((-angle % 360) + 360) % 360) / 45);
}

/** Single calls of the page: what they send, and changed or lost answers. */
import type { Page } from '@playwright/test';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';

/** Changes the server's answer to a call, until `unroute`. */
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

/** Lets the server execute the next call, but loses its answer. */
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

/** Collects the bodies that the page sends to a call from now on. */
export function watchBodies(page: Page, name: EndpointName): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(endpoints[name].path)) return;
    bodies.push(request.postDataJSON() as Record<string, unknown>);
  });
  return bodies;
}

/** Counts the different request numbers among bodies; a retried request repeats its number. */
export const countReqNos = (bodies: readonly Record<string, unknown>[]): number =>
  new Set(bodies.map(({ reqNo }) => reqNo)).size;

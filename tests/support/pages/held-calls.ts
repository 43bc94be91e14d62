/** Calls whose answers a test holds back, like a bad network or a killed tab. */
import { expect, type Page, type Route } from '@playwright/test';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';

interface HeldCalls {
  /** Waits until a call is held. */
  isHeld(): Promise<void>;
}

/**
 * Holds calls of a path for ever, starting with the call of a given number; earlier ones fail.
 * @param isMade whether held calls reach the server
 */
export async function holdCalls(
  page: Page,
  path: string,
  { from = 1, isMade }: { from?: number; isMade: boolean },
): Promise<HeldCalls> {
  let calls = 0;
  let hasHeld = false;
  await page.route(`**${path}`, async (route) => {
    calls += 1;
    if (calls < from) return route.abort();
    if (isMade) await route.fetch();
    hasHeld = true;
    return undefined;
  });
  return { isHeld: () => expect.poll(() => hasHeld).toBe(true) };
}

/**
 * Loses every answer of a path: the server executes the call, but the page gets no answer.
 * @returns a function that waits until this many answers were lost
 */
export async function loseAnswers(
  page: Page,
  path: string,
): Promise<(count: number) => Promise<void>> {
  let lost = 0;
  await page.route(`**${path}`, async (route) => {
    await route.fetch();
    await route.abort();
    lost += 1;
  });
  return (count) => expect.poll(() => lost).toBeGreaterThanOrEqual(count);
}

/** Holds back the calls of one endpoint until the returned function releases them. */
export async function holdBack(page: Page, name: EndpointName): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(`**${endpoints[name].path}`, (route) => {
    if (isHeld) held.push(route);
    else void route.continue();
  });
  return async () => {
    isHeld = false;
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Holds back every call except those of one endpoint, until the returned function releases them. */
export async function holdOthers(page: Page, name: EndpointName): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/app/v1/**', (route) => {
    const isFree = !isHeld || route.request().url().endsWith(endpoints[name].path);
    if (isFree) void route.continue();
    else held.push(route);
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Calls that a test keeps from their answers, as a bad network or a killed tab does. */
import { expect, type Page, type Route } from '@playwright/test';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';

interface HeldCalls {
  /** Waits until one is held. */
  isHeld(): Promise<void>;
}

/**
 * Holds calls of a path for ever, from the one of a number on; those before it fail.
 * @param isMade whether the platform gets what is held
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
 * Loses every answer of a path: the platform does what it is asked, and the page never hears of it.
 * @returns a call that waits until so many were lost
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

/** Holds the calls of a name back until the returned function lets them go. */
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

/** Holds back every call of the platform but those of a name, until the returned function lets them go. */
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

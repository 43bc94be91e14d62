import { expect, type Page, type Request } from '@playwright/test';

/**
 * Follows the page's requests from now on.
 * @returns a function that waits until none is in flight and the caller's own condition holds
 */
export function watchRequests(
  page: Page,
): (holds?: () => boolean | Promise<boolean>) => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  const end = (request: Request): boolean => open.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return (holds = () => true) =>
    expect.poll(async () => (open.size === 0 ? holds() : false)).toBe(true);
}

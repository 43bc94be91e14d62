import type { Visit } from '#server/handlers/handler.ts';

/**
 * Where a payment page may lead back to: an address of this platform's own origin or of an origin
 * whose pages may call it. Anything else is dropped, as it would make the cashier lead anywhere.
 * @returns the address, null when there is none to trust
 */
export function checkedReturnUrl(
  address: string | undefined,
  { origin }: Pick<Visit, 'origin'>,
  allowedOrigins: readonly string[],
): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isKnown = [origin, ...allowedOrigins].includes(url.origin);
  return isKnown && url.username === '' && url.password === '' ? url.href : null;
}

/** The origin of the app that calls, when it is another one that may; null for this platform's. */
export const appOriginOf = (
  { pageOrigin }: Pick<Visit, 'pageOrigin'>,
  allowedOrigins: readonly string[],
): string | null => (allowedOrigins.includes(pageOrigin) ? pageOrigin : null);

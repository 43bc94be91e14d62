/**
 * Checks where a payment page may lead back to: this server's own origin, or an origin allowed to call it.
 * Anything else is dropped, to avoid an open redirect.
 * @returns the address; null when it is not trusted
 */
export function checkedReturnUrl(
  address: string | undefined,
  { origin }: { readonly origin: string },
  allowedOrigins: readonly string[],
): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isKnown = [origin, ...allowedOrigins].includes(url.origin);
  return isKnown && url.username === '' && url.password === '' ? url.href : null;
}

/** The calling app's origin when it is another, allowed one; null for this server's own. */
export const appOriginOf = (
  { pageOrigin }: { readonly pageOrigin: string },
  allowedOrigins: readonly string[],
): string | null => (allowedOrigins.includes(pageOrigin) ? pageOrigin : null);

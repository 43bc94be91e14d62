const XSRF_COOKIE = 'XSRF-TOKEN';

/** The cross-site-request-forgery token that the platform may set (spec §7); null when it does not. */
export function readXsrfCookie(): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${XSRF_COOKIE}=`));
  return found === undefined ? null : decodeSafely(found.slice(XSRF_COOKIE.length + 1));
}

function decodeSafely(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const XSRF_COOKIE = 'XSRF-TOKEN';
const CONSENT_COOKIE = 'parola-consent';
/** 180 days. */
const CONSENT_SECONDS = 15_552_000;

/** A visitor's consent to storing their attribution. */
export type ConsentChoice = 'yes' | 'no';

/** The XSRF token that the server may set (spec §7); null when it does not. */
export const readXsrfCookie = (): string | null => readCookie(XSRF_COOKIE);

/** Null before a choice, and where cookies are blocked. */
export function readConsentCookie(): ConsentChoice | null {
  const choice = readCookie(CONSENT_COOKIE);
  return choice === 'yes' || choice === 'no' ? choice : null;
}

/** A cookie, since an app on an iPhone's home screen starts with no other data of the site. */
export function writeConsentCookie(choice: ConsentChoice): void {
  const isSecure = location.protocol === 'https:';
  const name = `${isSecure ? HOST_PREFIX : ''}${CONSENT_COOKIE}`;
  const secure = isSecure ? '; Secure' : '';
  document.cookie = `${name}=${choice}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax${secure}`;
}

/** Over HTTPS no page of a neighbouring name can place a cookie with this prefix. */
const HOST_PREFIX = '__Host-';

/** Reads a cookie, the one with the prefix first. */
function readCookie(name: string): string | null {
  const cookies = document.cookie.split('; ');
  for (const start of [`${HOST_PREFIX}${name}=`, `${name}=`]) {
    const found = cookies.find((cookie) => cookie.startsWith(start));
    if (found !== undefined) return decodeSafely(found.slice(start.length));
  }
  return null;
}

function decodeSafely(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

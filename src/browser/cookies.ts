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
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${CONSENT_COOKIE}=${choice}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax${secure}`;
}

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? null : decodeSafely(found.slice(name.length + 1));
}

function decodeSafely(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

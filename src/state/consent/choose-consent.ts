/** The visitor's choice whether the app may store their attribution. */
import {
  readXsrfCookie,
  writeConsentCookie,
  type ConsentChoice,
} from '#browser/storage/cookies.ts';
import { readEarlyRecord } from '#browser/storage/early-record.ts';
import { setConsent } from './consent.ts';

/** Saves the visitor's choice; listeners store or delete their data. */
export function chooseConsent(chosen: ConsentChoice): void {
  writeConsentCookie(chosen);
  setConsent(chosen);
  void renewCookies(chosen);
}

/** The server sets the cookies again: Safari deletes script-set ones after a week. */
async function renewCookies(chosen: ConsentChoice): Promise<void> {
  const { search } = new URL(readEarlyRecord().landingUrl);
  const query = new URLSearchParams(search);
  query.set('choice', chosen);
  const token = readXsrfCookie();
  try {
    await fetch(`/consent?${query.toString()}`, {
      method: 'POST',
      ...(token !== null && { headers: { 'x-xsrf-token': token } }),
    });
  } catch {
    // The script-set cookie remains.
  }
}

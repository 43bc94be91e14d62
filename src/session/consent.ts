/**
 * Whether the app may store what brought a visitor. An operator may ask for consent first
 * (`askConsent`): until the visitor agrees, it stays in the memory of the page.
 */
import {
  readConsentCookie,
  readXsrfCookie,
  writeConsentCookie,
  type ConsentChoice,
} from '#platform/cookies.ts';
import { readEarlyRecord } from '#platform/early-record.ts';

export type ConsentState = ConsentChoice | 'undecided' | 'not-asked';

let isAsked = false;
/** Of this page, where cookies are blocked. */
let choice: ConsentChoice | null = null;
const listeners = new Set<() => void>();

/** Call it before anything of a visitor is stored. */
export function startConsent(asks: boolean): void {
  isAsked = asks;
  choice = asks ? readConsentCookie() : null;
}

export const consentState = (): ConsentState => (isAsked ? (choice ?? 'undecided') : 'not-asked');

export const mayStoreVisit = (): boolean => !isAsked || choice === 'yes';

export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the visitor's choice; listeners store or delete what they have. */
export function chooseConsent(chosen: ConsentChoice): void {
  choice = chosen;
  writeConsentCookie(chosen);
  for (const listener of listeners) listener();
  void renewCookies(chosen);
}

/** The server sets the cookies anew: Safari deletes those of scripts after a week. */
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
    // The cookie of the script stays.
  }
}

/**
 * Whether the app may store a visitor's attribution. An operator may require consent first (`askConsent`):
 * until the visitor agrees, it stays in the page's memory.
 */
import { readConsentCookie, type ConsentChoice } from '#browser/storage/cookies.ts';

export type ConsentState = ConsentChoice | 'undecided' | 'not-asked';

let isAsked = false;
/** For this page, where cookies are blocked. */
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

/** Called only by `choose-consent.ts`, which stores the choice. */
export function setConsent(chosen: ConsentChoice): void {
  choice = chosen;
  for (const listener of listeners) listener();
}

/**
 * The app's paths (spec §2), known before the router has loaded. Only these are reported for a landing: any
 * other path could identify a person.
 */
export const APP_PATHS = [
  '/',
  '/lobby',
  '/lobby/home',
  '/lobby/deposit',
  '/lobby/invitation',
  '/lobby/activity',
  '/lobby/member',
  '/lobby/task',
  '/activity/index',
  '/activity/spin',
  '/activity/cashBonus',
  '/forget',
  '/about',
  '/login',
  '/register',
  '/service',
  '/responsible',
  '/responsible/limits',
  '/responsible/breaks',
  '/responsible/records',
  '/responsible/help',
  '/phone-storage',
  '/share',
  '/withdrawal',
  '/withdrawal/spin',
  '/deposit',
  '/deposit/return',
  '/start',
  '/search',
  '/profile/account',
  '/profile/bank',
  '/profile/task',
  '/profile/vip',
  '/profile/items',
  '/profile/email',
  '/profile/week',
  '/record/transaction',
  '/bind',
  '/test',
] as const;

export type AppPath = (typeof APP_PATHS)[number];

/**
 * The screen that a path means which is none: copied with the end of a sentence or a bracket, or with a slash
 * too many. Null for a screen's own path, and for one that means none.
 */
export function meantPath(path: string): AppPath | null {
  const isOwn = (wanted: string) =>
    APP_PATHS.find((known) => known.toLowerCase() === wanted.toLowerCase());
  if (isOwn(path.replace(/(.)\/$/, '$1')) !== undefined) return null;
  const plain = decodedPath(path)
    ?.replaceAll(/\/{2,}/g, '/')
    .replace(/[^\p{L}\p{N}]+$/u, '');
  return plain === undefined ? null : (isOwn(plain === '' ? '/' : plain) ?? null);
}

/** Undefined for a malformed path. */
function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * The lobby's screens by tab index, 0–4 (spec §2): each highlights the bar's tab at its index, even where
 * that tab leads elsewhere.
 */
export const LOBBY_PLACES = [
  '/lobby/home',
  '/lobby/deposit',
  '/lobby/invitation',
  '/lobby/activity',
  '/lobby/member',
] as const satisfies readonly AppPath[];

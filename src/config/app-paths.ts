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
  '/withdrawal',
  '/withdrawal/spin',
  '/deposit',
  '/start',
  '/search',
  '/profile/account',
  '/profile/bank',
  '/profile/task',
  '/profile/vip',
  '/profile/items',
  '/profile/email',
  '/record/transaction',
  '/bind',
  '/test',
] as const;

export type AppPath = (typeof APP_PATHS)[number];

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

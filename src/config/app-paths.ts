/**
 * The app's addresses (spec §2), known before the router has come. Only these are told of an arrival:
 * any other address could name somebody.
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
 * The lobby's places by their tab index, 0–4 (spec §2): each lights up the tab of the bar that stands
 * at its index, also where that tab leads elsewhere.
 */
export const LOBBY_PLACES = [
  '/lobby/home',
  '/lobby/deposit',
  '/lobby/invitation',
  '/lobby/activity',
  '/lobby/member',
] as const satisfies readonly AppPath[];

/**
 * Every address of the app, by who may open it: the table of spec §2, plus `/phone-storage`, `/share`,
 * `/profile/account`, `/profile/items` and `/profile/week`.
 */

export const PUBLIC_ROUTES = [
  '/lobby/home',
  '/activity/index',
  '/forget',
  '/about',
  '/deposit/return',
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
] as const;

export const PLAYER_ROUTES = [
  '/lobby/deposit',
  '/lobby/invitation',
  '/lobby/activity',
  '/lobby/member',
  '/lobby/task',
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
  '/profile/week',
  '/activity/spin',
  '/activity/cashBonus',
  '/record/transaction',
  '/bind',
  '/test',
] as const;

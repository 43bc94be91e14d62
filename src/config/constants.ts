import { milliseconds, MINUTE_MS } from '#shared/time/duration.ts';

/** Business constants of spec §9 that the server does not send. */
export const CLIENT_VERSION = '1.0.1';
export const REQUEST_TIMEOUT = milliseconds(10_000);
export const BANNER_AUTOPLAY = milliseconds(2_000);
export const DEBOUNCE = milliseconds(300);
export const POST_LOGIN_REDIRECT = milliseconds(500);
/** Minimum interval between light refreshes on focus (contract, start-up part). */
export const LIGHT_REFRESH_EVERY = milliseconds(30_000);
/** Interval of the red dots request while the page is visible (contract, constants part). */
export const RED_DOTS_EVERY = MINUTE_MS;
/** Refetch interval of money screens (contract, constants part). */
export const BALANCE_REFRESH_EVERY = milliseconds(30_000);
export const DOWNLOAD_SIZE = '56MB';
export const ANDROID_MINIMUM = '7.0';
/** Start URL of the app. Browsers open it in the installed app; it must be inside the manifest's scope. */
export const APP_ADDRESS = '/lobby/home?source=pwa';

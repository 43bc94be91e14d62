import { milliseconds, MINUTE_MS } from '#domain/duration.ts';

/** Business constants of spec §9 that the platform does not serve. */
export const CLIENT_VERSION = '1.0.1';
export const REQUEST_TIMEOUT = milliseconds(10_000);
export const BANNER_AUTOPLAY = milliseconds(2_000);
export const DEBOUNCE = milliseconds(300);
export const POST_LOGIN_REDIRECT = milliseconds(500);
/** The light refresh on focus is asked at most this often (contract, start-up part). */
export const LIGHT_REFRESH_EVERY = milliseconds(30_000);
/** How often the red dots are asked for while the page is seen (contract, constants part). */
export const RED_DOTS_EVERY = MINUTE_MS;
/** How often money screens ask for what they show (contract, constants part). */
export const BALANCE_REFRESH_EVERY = milliseconds(30_000);
export const DOWNLOAD_SIZE = '56MB';
export const ANDROID_MINIMUM = '7.0';
/**
 * Where the installed app starts. Opened in a new window the browser hands it to the app; it must be
 * inside the manifest's scope.
 */
export const APP_ADDRESS = '/lobby/home?source=pwa';

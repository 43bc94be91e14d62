/** What the app asks of the page around it: connection, visibility, how it was launched. */
import type { DisplayMode } from '#domain/install/client.ts';
import { readEarlyRecord } from './early-record.ts';

export const isOnline = (): boolean => navigator.onLine;
export const isVisible = (): boolean => document.visibilityState === 'visible';

/** All display modes but an ordinary tab. */
const INSTALLED_MODES: readonly DisplayMode[] = [
  'standalone',
  'fullscreen',
  'minimal-ui',
  'window-controls-overlay',
  'tabbed',
  'picture-in-picture',
];

/** `browser` in an ordinary tab. */
export function displayMode(): DisplayMode {
  const isMode = (mode: DisplayMode) => matchMedia(`(display-mode: ${mode})`).matches;
  return INSTALLED_MODES.find(isMode) ?? 'browser';
}

/** iOS's own flag of an app that was launched from the home screen. */
export const isIosApp = (): boolean => 'standalone' in navigator && navigator.standalone === true;

/** Launched from the home screen, at a first look; the install controller classifies in full. */
export const isStandalone = (): boolean => isIosApp() || displayMode() !== 'browser';

/** iPhone, iPod or iPad; an iPad that says Macintosh is told by its touch points. */
export function isIos(): boolean {
  const isIpadAsMac = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || isIpadAsMac;
}

/** How far the page is scrolled, in CSS pixels. */
export const pageTop = (): number => window.scrollY;

/** Scrolls the page at once, in CSS pixels from its top. */
export function scrollPageTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Whether the keyboard is inside an element that fits the selector. */
export const isFocusIn = (selector: string): boolean =>
  Boolean(document.activeElement?.closest(selector));

export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls back with the new state; returns the unsubscribe call. */
export function watchOnline(onChange: (isOnline: boolean) => void): () => void {
  const online = () => onChange(true);
  const offline = () => onChange(false);
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
  };
}

export function watchVisibility(onChange: (isVisible: boolean) => void): () => void {
  const listener = () => onChange(isVisible());
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The address that the page was opened with, before the router rewrote it, and the page before. */
export function openedAddress(): { query: string; path: string; referrer: string } {
  const { landingUrl, referrer } = readEarlyRecord();
  const { search, pathname } = new URL(landingUrl);
  return { query: search, path: pathname, referrer };
}

/** Calls back whenever the player comes back to the page: shown again, or taken from the history. */
export function watchReturn(onReturn: () => void): () => void {
  const unwatch = watchVisibility((isShown) => {
    if (isShown) onReturn();
  });
  window.addEventListener('pageshow', onReturn);
  return () => {
    unwatch();
    window.removeEventListener('pageshow', onReturn);
  };
}

/** How this page was opened; undefined where the browser does not tell. */
function navigationType(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.type : undefined;
}

/** Whether this page came by a reload. */
export const wasReloaded = (): boolean => navigationType() === 'reload';

/** Whether the page is the same as before: reloaded, or returned to in the history. */
export const isRepeatNavigation = (): boolean => {
  const type = navigationType();
  return type !== undefined && type !== 'navigate';
};

/** Calls back when the page may be left for good; what is still to be sent must start now. */
export function watchLeaving(onLeave: () => void): () => void {
  window.addEventListener('pagehide', onLeave);
  return () => window.removeEventListener('pagehide', onLeave);
}

/** Where the page is now. */
export const pageAddress = (): URL => new URL(window.location.href);

export const pageOrigin = (): string => window.location.origin;

/** Leaves the app for another page; the history leads back. */
export const leaveFor = (url: string): void => window.location.assign(url);

export const userAgent = (): string => navigator.userAgent;

/** Runs the work once the page has loaded, which may be now. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}
/** An address as the worker and other origins understand it. */
export const absoluteUrl = (url: string): string => new URL(url, window.location.href).href;

/** What a player does to the page; scrolling by script is none of it. */
const INPUT = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Calls back whenever the player presses, types or scrolls; returns the unsubscribe call. */
export function watchInput(onInput: () => void): () => void {
  const options = { capture: true, passive: true } as const;
  for (const name of INPUT) window.addEventListener(name, onInput, options);
  return () => {
    for (const name of INPUT) window.removeEventListener(name, onInput, options);
  };
}

let isPressed = false;

/** Notes the first press of a finger or a key. Call it at the start. */
export function watchFirstPress(): void {
  const note = () => {
    isPressed = true;
  };
  for (const name of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(name, note, { once: true, capture: true, passive: true });
  }
}

/** Nobody has pressed or scrolled anything since the page was opened. */
export const isUntouched = (): boolean => !isPressed && window.scrollY === 0;

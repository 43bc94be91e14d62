/** Access to the page: connection, visibility, launch mode, events. */
import type { DisplayMode } from '#shared/install/client.ts';
import { readEarlyRecord } from '#browser/storage/early-record.ts';

/**
 * Calls back once a person sees the page: at once, or when a prerendered page is activated. Until then the
 * visit is nobody's; its address is requested again on activation, for the campaign's cookie, which a page
 * that nobody sees does not get.
 */
export function whenActivated(act: () => void): void {
  // TypeScript's libraries lack the Speculation Rules API.
  const { prerendering = false } = document as Document & { readonly prerendering?: boolean };
  if (!prerendering) return act();
  const { href } = window.location;
  const begin = () => {
    fetch(href, { method: 'HEAD', headers: { accept: 'text/html' } }).catch(() => undefined);
    act();
  };
  document.addEventListener('prerenderingchange', begin, { once: true });
}

export const isOnline = (): boolean => navigator.onLine;
export const isVisible = (): boolean => document.visibilityState === 'visible';

/** All display modes except an ordinary tab. */
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

/** iOS's own flag for an app launched from the home screen. */
export const isIosApp = (): boolean => 'standalone' in navigator && navigator.standalone === true;

/** Quick check for a home-screen launch; the install controller classifies in full. */
export const isStandalone = (): boolean => isIosApp() || displayMode() !== 'browser';

/** iPhone, iPod or iPad; an iPad that claims to be a Macintosh is recognised by its touch points. */
export function isIos(): boolean {
  const isIpadAsMac = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || isIpadAsMac;
}

/** Scroll position of the page, in CSS pixels. */
export const pageTop = (): number => window.scrollY;

/** Has the page open at its top when it is loaded again: else the browser restores its position. */
export function reopenAtTop(): void {
  window.history.scrollRestoration = 'manual';
}

/** Scrolls the page without animation, in CSS pixels from its top. */
export function scrollPageTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Returns true when the focus is inside an element that matches the selector. */
export const isFocusIn = (selector: string): boolean =>
  Boolean(document.activeElement?.closest(selector));

export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls back with the new state; returns the unsubscribe function. */
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

/** The address that the page was opened with, before the router rewrote it, and the referrer. */
export function openedAddress(): { query: string; path: string; referrer: string } {
  const { landingUrl, referrer } = readEarlyRecord();
  const { search, pathname } = new URL(landingUrl);
  return { query: search, path: pathname, referrer };
}

/** The whole of it. */
export const openedUrl = (): string => readEarlyRecord().landingUrl;

/** How this page was opened; undefined where the browser does not say. */
function navigationType(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.type : undefined;
}

export const wasReloaded = (): boolean => navigationType() === 'reload';

/** True when the page was reloaded or reached through the history. */
export const isRepeatNavigation = (): boolean => {
  const type = navigationType();
  return type !== undefined && type !== 'navigate';
};

export const pageAddress = (): URL => new URL(window.location.href);

export const pageOrigin = (): string => window.location.origin;

/** Leaves the app for another page; Back returns here. */
export const leaveFor = (url: string): void => window.location.assign(url);

export const userAgent = (): string => navigator.userAgent;

/** Runs the work once the page has loaded, or now if it has. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}

/** Absolute form of a URL, for the worker and other origins. */
export const absoluteUrl = (url: string): string => new URL(url, window.location.href).href;

let isPressed = false;

/** Records the first press or key. Call it at the start. */
export function watchFirstPress(): void {
  const note = () => {
    isPressed = true;
  };
  for (const name of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(name, note, { once: true, capture: true, passive: true });
  }
}

/** True when the player has neither pressed nor scrolled since the page was opened. */
export const isUntouched = (): boolean => !isPressed && window.scrollY === 0;

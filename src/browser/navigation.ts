/**
 * Connects the first paint's links with the router, which loads after them. A tap before the router has loaded
 * is followed as soon as it has.
 */
import type { AppPath } from '#config/app-paths.ts';

/** A place inside the app. */
export interface Place {
  readonly to: AppPath;
  readonly search?: Readonly<Record<string, string | number>>;
}

/** The router, as far as links need it. */
export interface Navigator {
  go(place: Place): void;
  /** Fetches the code of a place that the player is likely to open. */
  preload(place: Place): void;
}

const HOME = '/lobby/home';

let navigator: Navigator | null = null;
let asked: Place | null = null;
let path: string | null = null;
const listeners = new Set<() => void>();

/** Goes to a place now, or when the router has come; the last call counts. */
export function goTo(place: Place): void {
  if (navigator === null) asked = place;
  else navigator.go(place);
}

export const preloadPlace = (place: Place): void => navigator?.preload(place);

/** Names the router; what was asked for before is gone to now. */
export function openNavigation(opened: Navigator): void {
  navigator = opened;
  const place = asked;
  asked = null;
  if (place !== null) opened.go(place);
}

/** The address of a place, as the router writes it. */
export function addressOf({ to, search = {} }: Place): string {
  const fields = Object.entries(search).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(fields).toString();
  return query === '' ? to : `${to}?${query}`;
}

/** The address of what is shown, to come back to. */
export const here = (): string =>
  window.location.pathname + window.location.search + window.location.hash;

/** The path that is shown or about to be: the address's own until the router tells. */
export const shownPath = (): string => (path ??= named(window.location.pathname));

/** The root is the lobby's home. */
const named = (pathname: string): string => (pathname === '/' ? HOME : pathname);

/** For the router: another path is about to be shown. */
export function setShownPath(next: string): void {
  path = named(next);
  for (const listener of listeners) listener();
}

/** Calls back after every change of the path; returns the unsubscribe call. */
export function watchPath(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

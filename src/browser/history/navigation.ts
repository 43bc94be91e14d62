/**
 * Connects links of the first paint with the router, which loads later. A tap before the router has loaded loads
 * it and is then followed.
 */
import type { AppPath } from '#shared/lobby/app-paths.ts';

/** A location inside the app. */
export interface Place {
  readonly to: AppPath;
  readonly search?: Readonly<Record<string, string | number>>;
}

/** The part of the router that links need. */
export interface Navigator {
  go(place: Place): void;
  /** Fetches the code of a place that the player is likely to open. */
  preload(place: Place): void;
}

const HOME = '/lobby/home';

let navigator: Navigator | null = null;
let asked: Place | null = null;
let path: string | null = null;
let summon: () => void = () => undefined;
const listeners = new Set<() => void>();

/** Navigates now, or once the router has loaded; the last call wins. */
export function goTo(place: Place): void {
  if (navigator !== null) return navigator.go(place);
  asked = place;
  summon();
}

/** Registers what loads the router; called when a link is followed before that. */
export function whenNavigationAsked(load: () => void): void {
  summon = load;
}

export const preloadPlace = (place: Place): void => navigator?.preload(place);

/** Registers the router and performs a pending navigation. */
export function openNavigation(opened: Navigator): void {
  navigator = opened;
  const place = asked;
  asked = null;
  if (place !== null) opened.go(place);
}

/** Builds the URL of a place, as the router writes it. */
export function addressOf({ to, search = {} }: Place): string {
  const fields = Object.entries(search).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(fields).toString();
  return query === '' ? to : `${to}?${query}`;
}

/** The current URL, to return to. */
export const here = (): string =>
  window.location.pathname + window.location.search + window.location.hash;

/** The current or next path: from the URL until the router reports one. */
export const shownPath = (): string => (path ??= named(window.location.pathname));

/** The root is the lobby's home. */
const named = (pathname: string): string => (pathname === '/' ? HOME : pathname);

/** Called by the router before it shows another path. */
export function setShownPath(next: string): void {
  path = named(next);
  for (const listener of listeners) listener();
}

/** Calls back after every change of the path; returns the unsubscribe function. */
export function watchPath(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

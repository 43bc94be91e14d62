/**
 * Whether the lobby's home and the bottom bar are shown. Both are outside the router, which loads after them
 * and would remount them. Until it has loaded, the URL decides; then the routes do, by `useShownMark`.
 */
import { opensAtHome } from '#shared/snapshot/cache.ts';
import { pageAddress } from '#browser/page/page.ts';
import { useLayoutEffect, useSyncExternalStore } from 'react';

interface Shown {
  readonly home: boolean;
  readonly bar: boolean;
}

export type ShownPart = keyof Shown;

export const isOpenedAtHome = (): boolean => opensAtHome(pageAddress());

let shown: Shown | null = null;
let isSettled = false;
const marks = { home: 0, bar: 0 };
const listeners = new Set<() => void>();

function read(): Shown {
  const isHome = shown === null && isOpenedAtHome();
  return (shown ??= { home: isHome, bar: isHome });
}

function notify(): void {
  // A route's marks mount one by one; until all have, the URL decides.
  if (!isSettled) return;
  const next = { home: marks.home > 0, bar: marks.bar > 0 };
  const { home, bar } = read();
  if (next.home === home && next.bar === bar) return;
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsShown = (part: ShownPart): boolean =>
  useSyncExternalStore(subscribe, () => read()[part]);

/** Called by the router once it has rendered: from now on only the marks count. */
export function settleShown(): void {
  isSettled = true;
  notify();
}

/** Placed in a route: the part is shown while this is mounted. */
export function useShownMark(part: ShownPart): void {
  useLayoutEffect(() => {
    marks[part] += 1;
    notify();
    return () => {
      marks[part] -= 1;
      notify();
    };
  }, [part]);
}

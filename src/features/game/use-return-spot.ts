import { scrollPageTo } from '#browser/page/page.ts';
import { takeReturnFocus, takeReturnTop } from '#state/lobby/return-spot.ts';
import { useLayoutEffect, type RefObject } from 'react';

/**
 * Restores the scroll position after a game, as soon as the list has its height and before it is painted.
 * Call it before the hook that computes the virtual range.
 */
export function useReturnTop(hasHeight: boolean): void {
  useLayoutEffect(() => {
    const top = hasHeight ? takeReturnTop() : null;
    if (top !== null) scrollPageTo(top);
  }, [hasHeight]);
}

/** Returns the keyboard focus to the card that was opened, once it is in the page. */
export function useReturnFocus(list: RefObject<HTMLElement | null>, hasLines: boolean): void {
  useLayoutEffect(() => {
    const gameId = hasLines ? takeReturnFocus('grid') : null;
    if (gameId === null) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-game-id="${gameId}"] a`);
    link?.focus({ preventScroll: true });
  }, [list, hasLines]);
}

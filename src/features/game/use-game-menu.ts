import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { useEffect, type RefObject } from 'react';
import { useDispatch } from 'react-redux';

/** Opens a game's details sheet from its card. The sheet's code loads after the first paint. */
export function useGameMenu(list: RefObject<HTMLElement | null>): void {
  const dispatch = useDispatch();
  useEffect(() => {
    let isOver = false;
    let unwatch: (() => void) | undefined;
    async function watch() {
      const loaded = await import('./later/game-menu.ts').catch(() => null);
      if (isOver || loaded === null || list.current === null) return;
      unwatch = loaded.watchGameMenu(list.current, (gameId) => {
        dispatch(overlayOpened({ name: 'game-info', gameId }));
      });
    }
    void watch();
    return () => {
      isOver = true;
      unwatch?.();
    };
  }, [dispatch, list]);
}

import { useEffect, type RefObject } from 'react';

/**
 * Marks an element with `data-off-screen` while it is out of view, so that its style sheet can pause its
 * animations: a running one makes every frame of a scroll more expensive.
 */
export function useOffScreenMark(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      element.toggleAttribute('data-off-screen', entries.at(-1)?.isIntersecting === false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
}

import { prefersReducedMotion } from '#browser/page/page.ts';
import { dropReturn } from '#state/lobby/return-spot.ts';
import type { RefObject } from 'react';

export interface LobbyCentre {
  /** The TOP button: scrolls back to the tabs and moves the keyboard focus there (spec §2). */
  scrollBack(): void;
  /** Another tab: shows its games from the first one, whatever the scroll position was. */
  startOver(): void;
}

/** Scrolls the page to the lobby's centre: the tabs and their content. */
export function useLobbyCentre(centre: RefObject<HTMLElement | null>): LobbyCentre {
  return {
    scrollBack() {
      const element = centre.current;
      if (element === null) return;
      const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
      element.scrollIntoView({ behavior, block: 'start' });
      element.focus({ preventScroll: true });
    },
    startOver() {
      dropReturn();
      const element = centre.current;
      if (element === null) return;
      const stuckAt = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart);
      if (element.getBoundingClientRect().top >= stuckAt) return;
      element.scrollIntoView({ behavior: 'instant', block: 'start' });
    },
  };
}

import { prefersReducedMotion } from '#browser/page.ts';
import { dropReturn } from '#session/return-spot.ts';
import type { RefObject } from 'react';

export interface LobbyCentre {
  /** The TOP button: rides back to the tabs, and the keyboard goes on from there (spec §2). */
  bringBack(): void;
  /** Another tab: its games are seen from the first one on, whatever was scrolled before. */
  startOver(): void;
}

/** Moves the page to the lobby's centre: the tabs and what they show. */
export function useLobbyCentre(centre: RefObject<HTMLElement | null>): LobbyCentre {
  return {
    bringBack() {
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

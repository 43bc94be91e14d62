/** When the app may put something before the player, or replace itself, without disturbing. */

export interface MomentFacts {
  /** The route's path, e.g. `/lobby/home`. */
  readonly path: string;
  readonly isOverlayOpen: boolean;
  /** A form holds something typed, or a task runs that must not be cut off. */
  readonly isBusy: boolean;
  /** A call that changes something has not been answered yet. */
  readonly isRequestOpen: boolean;
}

/** Screens where a player plays or moves money: nothing interrupts them. */
const BUSY_PATHS = ['/start', '/deposit', '/lobby/deposit', '/withdrawal', '/profile/bank'];

/** Whether this screen is one that nothing interrupts. */
export function isBusyPath(path: string): boolean {
  return BUSY_PATHS.some((busy) => path === busy || path.startsWith(`${busy}/`));
}

/** Whether nothing that the player does now would be lost or covered. */
export function isIdleMoment(facts: MomentFacts): boolean {
  if (facts.isOverlayOpen || facts.isBusy || facts.isRequestOpen) return false;
  return !isBusyPath(facts.path);
}

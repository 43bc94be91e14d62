/** When the app may show something or update itself without disturbing the player. */

/** A prompt covers the screen; a navigation leaves it, or loads it again with an update. */
export type Interruption = 'prompt' | 'navigation';

export interface MomentFacts {
  /** The route's path, e.g. `/lobby/home`. */
  readonly path: string;
  readonly isOverlayOpen: boolean;
  /** A form has typed input, or a task runs that must not be interrupted. */
  readonly isBusy: boolean;
  /** A call that changes something is unanswered. */
  readonly isRequestOpen: boolean;
}

/** Screens where a player plays or moves money: nothing interrupts them. */
const BUSY_PATHS = ['/start', '/deposit', '/lobby/deposit', '/withdrawal', '/profile/bank'];

/** Forms of an account: a prompt over an untouched one would ask for something else than the player came for. */
const FORM_PATHS = ['/login', '/register', '/forget', '/bind'];

export function isBusyPath(path: string): boolean {
  return BUSY_PATHS.some((busy) => path === busy || path.startsWith(`${busy}/`));
}

/** True when nothing that the player does now would be lost or covered by it. */
export function isIdleMoment(facts: MomentFacts, interruption: Interruption): boolean {
  if (facts.isOverlayOpen || facts.isBusy || facts.isRequestOpen) return false;
  if (isBusyPath(facts.path)) return false;
  return interruption === 'navigation' || !FORM_PATHS.includes(facts.path);
}

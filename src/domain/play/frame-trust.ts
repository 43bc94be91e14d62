/** What a game's frame may do, and whose messages count (docs/decisions/0021). */

export interface FrameRules {
  readonly sandbox: string;
  /** The page in the frame has no origin: its messages come from `null`. */
  readonly isWithoutOrigin: boolean;
}

const SHARED = 'allow-scripts allow-forms allow-popups';

/**
 * A game on the app's own origin gets none: with one, it could read the token and take its own
 * sandbox away. A foreign game keeps its origin, which it needs for its storage.
 */
export function frameRules(gameOrigin: string, appOrigin: string): FrameRules {
  const isOwn = gameOrigin === appOrigin;
  return { sandbox: isOwn ? SHARED : `${SHARED} allow-same-origin`, isWithoutOrigin: isOwn };
}

/** The origin that a frame's messages must bear, `allowed` being the one the platform named. */
export const senderOf = (allowed: string, { isWithoutOrigin }: FrameRules): string =>
  isWithoutOrigin ? 'null' : allowed;

/** Where the app's own messages go. A page without an origin can be named by nothing else. */
export const targetOf = (allowed: string, { isWithoutOrigin }: FrameRules): string =>
  isWithoutOrigin ? '*' : allowed;

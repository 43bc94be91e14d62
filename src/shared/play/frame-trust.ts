/** Permissions of a game's frame, and whose messages are accepted (docs/decisions/0021). */

export interface FrameRules {
  readonly sandbox: string;
  /** The page in the frame has an opaque origin: its messages come from `null`. */
  readonly isWithoutOrigin: boolean;
}

const SHARED = 'allow-scripts allow-forms allow-popups';

/**
 * A game on the app's own origin gets an opaque one: otherwise it could read the token and remove its own
 * sandbox. A foreign game keeps its origin, which it needs for its storage.
 */
export function frameRules(gameOrigin: string, appOrigin: string): FrameRules {
  const isOwn = gameOrigin === appOrigin;
  return { sandbox: isOwn ? SHARED : `${SHARED} allow-same-origin`, isWithoutOrigin: isOwn };
}

/** The expected origin of the frame's messages; `allowed` is the one that the server named. */
export const senderOf = (allowed: string, { isWithoutOrigin }: FrameRules): string =>
  isWithoutOrigin ? 'null' : allowed;

/** Target origin of the app's messages. An opaque origin can only be addressed by `*`. */
export const targetOf = (allowed: string, { isWithoutOrigin }: FrameRules): string =>
  isWithoutOrigin ? '*' : allowed;

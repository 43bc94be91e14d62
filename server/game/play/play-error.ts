/** Errors that a game's page gets for a refused call; it has a text for each in both languages. */
export const PLAY_ERRORS = {
  /** The play token is unknown or expired. */
  'session-ended': 401,
  /** The balance does not cover the bet. */
  'balance-short': 409,
  /** The remaining coins are of a bonus that is not earned yet. */
  'bonus-waits': 409,
  /** The game does not take this bet. */
  'bet-refused': 409,
  /** Another round of this game is open; the answer contains it. */
  'round-open': 409,
  'no-such-round': 404,
  /** Cash-out below the lowest multiplier. */
  'too-early': 409,
  /** The request number was used for something else. */
  'number-reused': 409,
  /** The account may not play (self-excluded, on a break, blocked). */
  'play-blocked': 403,
  /** The bet exceeds what a limit of the player leaves. */
  'limit-reached': 403,
  /** The play time that the player set is used up. */
  'time-reached': 403,
  'in-maintenance': 409,
  'too-frequent': 429,
} as const;
export type PlayErrorName = keyof typeof PLAY_ERRORS;

/** A refused call of a game's page; `extras` are additional fields of the answer. */
export class PlayError extends Error {
  override name = 'PlayError';
  readonly error: PlayErrorName;
  readonly extras: Readonly<Record<string, unknown>>;

  constructor(error: PlayErrorName, extras: Readonly<Record<string, unknown>> = {}) {
    super(error);
    this.error = error;
    this.extras = extras;
  }
}

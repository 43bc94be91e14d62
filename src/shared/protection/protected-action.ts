/** What a break, an exclusion or the operator's restrictions may take from a player. */
export type ProtectedAction =
  /** Money into the account. */
  | 'pay-in'
  /** Games for money. */
  | 'play'
  /** Games for nothing: they stop with a break or an exclusion alone. */
  | 'play-demo'
  /** Bonuses, whoever pays them. */
  | 'claim'
  /** News, messages and dialogs that invite to play or to a bonus. */
  | 'be-invited';

/** What passkeys need besides the common ports. */
export interface PasskeyPorts {
  /** Logs a passkey whose counter did not rise: two authenticators may have the same key. */
  readonly reportCounter: (playerId: number) => void;
}

/** Codes of passkeys; all are codes of the reference server. */
export const PasskeyCode = {
  /** The passkey, its answer or the ticket is not valid; no answer says which. */
  refused: 1294,
  /** The player has the maximum of passkeys. */
  tooMany: 1295,
} as const;

/** Most passkeys of a player. */
export const PASSKEYS_MAX = 10;

/** Longest name of a passkey, in UTF-16 units. */
export const PASSKEY_NAME_MAX = 40;

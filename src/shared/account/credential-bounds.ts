/** Length limits of accounts and passwords, from the server's configuration. */
/** Lengths of spec §5, as the server sends them. */
export interface CredentialBounds {
  readonly usernameMin: number;
  readonly usernameMax: number;
  readonly passwordMin: number;
  readonly passwordMax: number;
}

/** The lengths in the web config (spec §3). */
interface ServedLengths {
  readonly usernameLengthMin: number;
  readonly usernameLengthMax: number;
  readonly passwordLengthMin: number;
  readonly passwordLengthMax: number;
}

export const credentialBounds = (served: ServedLengths): CredentialBounds => ({
  usernameMin: served.usernameLengthMin,
  usernameMax: served.usernameLengthMax,
  passwordMin: served.passwordLengthMin,
  passwordMax: served.passwordLengthMax,
});

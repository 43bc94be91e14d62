/** Lengths of accounts and passwords, as the backend's configuration says. */
/** Lengths of spec §5, as the platform serves them. */
export interface CredentialBounds {
  readonly usernameMin: number;
  readonly usernameMax: number;
  readonly passwordMin: number;
  readonly passwordMax: number;
}

/** The lengths as the web config carries them (spec §3). */
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

/** Bounds of the web config (spec §3) that a new account must keep. */
export interface AccountBounds {
  usernameLengthMin: number;
  usernameLengthMax: number;
  passwordLengthMin: number;
  passwordLengthMax: number;
}

const isWithin = (length: number, min: number, max: number): boolean =>
  length >= min && length <= max;

/** Letters and digits only, within the bounds (spec §5). */
export function isUsername(account: string, bounds: AccountBounds): boolean {
  const { usernameLengthMin: min, usernameLengthMax: max } = bounds;
  return /^[a-zA-Z0-9]+$/.test(account) && isWithin(account.length, min, max);
}

/** Within the bounds (spec §5), and characters that somebody can have typed. */
export function isPassword(password: string, bounds: AccountBounds): boolean {
  const { passwordLengthMin: min, passwordLengthMax: max } = bounds;
  return !/[\p{Cc}\uFFFD]/u.test(password) && isWithin(password.length, min, max);
}

/** An address without spaces (spec §5). */
export function isEmail(email: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}

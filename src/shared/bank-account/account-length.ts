/** Length of the account numbers of a bank that has its own (contract, §14.9). */
export interface AccountLength {
  readonly min: number;
  readonly max: number;
}

/** The longest account numbers in use have 34 characters (ISO 13616). */
export const ACCOUNT_LENGTH_MAX = 34;

/** The lengths that a server names; both left out where no number has them. */
export function accountLength(min: number | null, max: number | null): AccountLength {
  const named = { min: min ?? 1, max: max ?? ACCOUNT_LENGTH_MAX };
  const fits = named.min >= 1 && named.min <= named.max && named.max <= ACCOUNT_LENGTH_MAX;
  return fits ? named : { min: 1, max: ACCOUNT_LENGTH_MAX };
}

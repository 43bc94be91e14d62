/** Length of the account numbers of a bank that has its own (contract, §14.9). */
export interface AccountLength {
  readonly min: number;
  readonly max: number;
}

/** The longest account numbers in use have 34 characters (ISO 13616). */
export const ACCOUNT_LENGTH_MAX = 34;

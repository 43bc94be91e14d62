/** What the platform's refusals of claims and savings are called (contract, conventions); their texts come with their areas. */

/** Keys of each area that has something to claim, such as `vip`, `task` and `signUpBonus`. */
export const CLAIM_PROBLEMS = {
  1241: 'error.claimed',
  1242: 'error.notReached',
  1243: 'error.expired',
} as const satisfies Record<number, string>;

/** Keys of the area `cashBonus`: of claims, and of what a player must have done to be paid. */
export const CASH_BONUS_PROBLEMS = {
  ...CLAIM_PROBLEMS,
  1084: 'error.noMobile',
  1292: 'error.noDeposit',
} as const satisfies Record<number, string>;

/** Keys of the area `savings`. */
export const SAVINGS_PROBLEMS = {
  1019: 'error.password',
  1203: 'error.tooOften',
  1251: 'error.short',
  1252: 'error.underLeast',
  1253: 'error.nothingToReceive',
} as const satisfies Record<number, string>;

/** Keys of the area `mail`. */
export const MAIL_PROBLEMS = {
  1243: 'error.expired',
  1261: 'error.gone',
  1262: 'error.nothing',
  1264: 'error.claimFirst',
} as const satisfies Record<number, string>;

/** Keys of the area `spinInvite`. */
export const SPIN_PROBLEMS = {
  1107: 'error.notEnough',
  1108: 'error.noSpin',
  1112: 'error.notStarted',
  1114: 'error.notMet',
  1115: 'error.paid',
  1243: 'error.over',
} as const satisfies Record<number, string>;

/** The key of a refusal; undefined when it has none of its own. */
export function problemKey<Key extends string>(
  problems: Readonly<Record<number, Key>>,
  code: number,
): Key | undefined {
  return Object.hasOwn(problems, code) ? problems[code] : undefined;
}

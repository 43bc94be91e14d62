/** What helps after a refusal of the cash bonus (spec §8, "Cash bonus withdrawal"). */

/**
 * `bank` binds an account; `tomorrow` is told only; the others lead to a screen, `page` to the cash
 * bonus itself.
 */
export type CashBonusStep =
  | 'service'
  | 'bind'
  | 'play'
  | 'vip'
  | 'deposit'
  | 'bank'
  | 'activities'
  | 'page'
  | 'tomorrow';

const STEPS: Readonly<Record<number, CashBonusStep>> = {
  1084: 'bind',
  1101: 'service',
  1107: 'play',
  1108: 'tomorrow',
  1109: 'play',
  1110: 'vip',
  1111: 'service',
  1112: 'activities',
  1113: 'service',
  1114: 'play',
  1115: 'page',
  1241: 'page',
  1242: 'deposit',
  1243: 'page',
  1292: 'deposit',
};

/** Its requirements are not met: without a bank account that is what is missing. */
const NOT_MET = 1114;

/** The next step after a code; customer service for one that is not known. */
export function cashBonusStep(code: number, hasBank: boolean): CashBonusStep {
  if (code === NOT_MET && !hasBank) return 'bank';
  return (Object.hasOwn(STEPS, code) ? STEPS[code] : undefined) ?? 'service';
}

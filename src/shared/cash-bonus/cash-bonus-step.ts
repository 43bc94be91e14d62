/** The next step after a refusal of the cash bonus (spec §8, "Cash bonus withdrawal"). */
import { CashBonusCode } from '#shared/cash-bonus/errors.ts';

/**
 * `bank` binds an account; `tomorrow` is only a message; the others lead to a screen, `page` to the cash
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
  [CashBonusCode.noMobile]: 'bind',
  [CashBonusCode.packetBroken]: 'service',
  [CashBonusCode.notEnough]: 'play',
  [CashBonusCode.noTimesLeft]: 'tomorrow',
  [CashBonusCode.levelTooLow]: 'play',
  [CashBonusCode.vipTooLow]: 'vip',
  [CashBonusCode.notConfigured]: 'service',
  [CashBonusCode.notStarted]: 'activities',
  [CashBonusCode.dataBroken]: 'service',
  [CashBonusCode.notMet]: 'play',
  [CashBonusCode.withdrawn]: 'page',
  [CashBonusCode.alreadyClaimed]: 'page',
  [CashBonusCode.notReached]: 'deposit',
  [CashBonusCode.expired]: 'page',
  [CashBonusCode.noDeposit]: 'deposit',
};

/** The next step after a code; customer service for an unknown one. */
export function cashBonusStep(code: number, hasBank: boolean): CashBonusStep {
  // Without a bank account, that is the missing condition.
  if (code === CashBonusCode.notMet && !hasBank) return 'bank';
  return (Object.hasOwn(STEPS, code) ? STEPS[code] : undefined) ?? 'service';
}

/** The next step after a refusal of the cash bonus (spec §8, "Cash bonus withdrawal"). */
import { RedPacketCode } from '#shared/red-packet/errors.ts';

/**
 * `bank` binds an account; `tomorrow` is only a message; the others lead to a screen, `page` to the cash
 * bonus itself.
 */
export type RedPacketStep =
  | 'service'
  | 'bind'
  | 'play'
  | 'vip'
  | 'deposit'
  | 'bank'
  | 'activities'
  | 'page'
  | 'tomorrow';

const STEPS: Readonly<Record<number, RedPacketStep>> = {
  [RedPacketCode.noMobile]: 'bind',
  [RedPacketCode.packetBroken]: 'service',
  [RedPacketCode.notEnough]: 'play',
  [RedPacketCode.noTimesLeft]: 'tomorrow',
  [RedPacketCode.levelTooLow]: 'play',
  [RedPacketCode.vipTooLow]: 'vip',
  [RedPacketCode.notConfigured]: 'service',
  [RedPacketCode.notStarted]: 'activities',
  [RedPacketCode.dataBroken]: 'service',
  [RedPacketCode.notMet]: 'play',
  [RedPacketCode.withdrawn]: 'page',
  [RedPacketCode.alreadyClaimed]: 'page',
  [RedPacketCode.notReached]: 'deposit',
  [RedPacketCode.expired]: 'page',
  [RedPacketCode.noDeposit]: 'deposit',
};

/** The next step after a code; customer service for an unknown one. */
export function redPacketStep(code: number, hasBank: boolean): RedPacketStep {
  // Without a bank account, that is the missing condition.
  if (code === RedPacketCode.notMet && !hasBank) return 'bank';
  return (Object.hasOwn(STEPS, code) ? STEPS[code] : undefined) ?? 'service';
}

/**
 * Text keys for the server's refusals of claims and savings (contract, conventions); the texts are in the
 * namespaces of their areas.
 */
import { SpinInviteCode } from '#shared/spin-invite/errors.ts';
import { MailCode } from '#shared/mail/errors.ts';
import { SavingsCode } from '#shared/savings/errors.ts';
import { PromotionCode } from '#shared/protection/promotion-errors.ts';
import { ClaimCode } from '#shared/reward/claim-errors.ts';

/** Keys of each area with claims, such as `vip`, `task` and `signUpBonus`. */
export const CLAIM_PROBLEMS = {
  [ClaimCode.alreadyClaimed]: 'error.claimed',
  [ClaimCode.notReached]: 'error.notReached',
  [ClaimCode.expired]: 'error.expired',
} as const satisfies Record<number, string>;

/** Keys of the area `redPacket`: for claims, and for the conditions of a payout. */
export const RED_PACKET_PROBLEMS = {
  ...CLAIM_PROBLEMS,
  [PromotionCode.noMobile]: 'error.noMobile',
  [PromotionCode.noDeposit]: 'error.noDeposit',
} as const satisfies Record<number, string>;

/** Keys of the area `savings`. */
export const SAVINGS_PROBLEMS = {
  [SavingsCode.wrongPassword]: 'error.password',
  [SavingsCode.tooFrequent]: 'error.tooOften',
  [SavingsCode.balanceShort]: 'error.short',
  [SavingsCode.underMinimum]: 'error.underLeast',
  [SavingsCode.nothingToClaim]: 'error.nothingToClaim',
} as const satisfies Record<number, string>;

/** Keys of the area `mail`. */
export const MAIL_PROBLEMS = {
  [MailCode.expired]: 'error.expired',
  [MailCode.notFound]: 'error.gone',
  [MailCode.nothingToClaim]: 'error.nothing',
  [MailCode.claimBeforeDelete]: 'error.claimFirst',
} as const satisfies Record<number, string>;

/** Keys of the area `spinInvite`. */
export const SPIN_PROBLEMS = {
  [SpinInviteCode.notEnough]: 'error.notEnough',
  [SpinInviteCode.noSpin]: 'error.noSpin',
  [SpinInviteCode.notStarted]: 'error.notStarted',
  [SpinInviteCode.notMet]: 'error.notMet',
  [SpinInviteCode.alreadyPaid]: 'error.paid',
  [SpinInviteCode.over]: 'error.over',
} as const satisfies Record<number, string>;

/** The key of a refusal; undefined when it has none. */
export function problemKey<Key extends string>(
  problems: Readonly<Record<number, Key>>,
  code: number,
): Key | undefined {
  return Object.hasOwn(problems, code) ? problems[code] : undefined;
}

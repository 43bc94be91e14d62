import { ClaimCode } from '#shared/reward/claim-errors.ts';

/** Codes of the mailbox (contract, conventions). */
export const MailCode = {
  expired: ClaimCode.expired,
  notFound: 1261,
  nothingToClaim: 1262,
  claimBeforeDelete: 1264,
} as const;

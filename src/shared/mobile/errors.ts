import { AccountCode } from '#shared/account/errors.ts';
import { ClaimCode } from '#shared/reward/claim-errors.ts';
import { SuperiorCode } from '#shared/account/superior-errors.ts';

/** Codes of binding a mobile (spec §8; contract, conventions). */
export const MobileCode = {
  taken: AccountCode.taken,
  badInput: AccountCode.badInput,
  notBound: SuperiorCode.mobileNotBound,
  alreadyBound: ClaimCode.alreadyClaimed,
} as const;

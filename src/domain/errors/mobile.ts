import { AccountCode } from './account.ts';
import { ClaimCode } from './claim.ts';
import { SuperiorCode } from './superior.ts';

/** Codes of binding a mobile (spec §8; contract, conventions). */
export const MobileCode = {
  taken: AccountCode.taken,
  badInput: AccountCode.badInput,
  notBound: SuperiorCode.mobileNotBound,
  alreadyBound: ClaimCode.alreadyClaimed,
} as const;

/** Shared data for mail previews. */
import type { MailClaims } from './use-mail-claims.ts';
import type { MailRemoval } from './use-open-mail.ts';

export const idleClaims: MailClaims = {
  isBusy: () => false,
  problemOf: () => null,
  claim: () => undefined,
};

export const idleRemoval: MailRemoval = {
  isBusy: false,
  problem: null,
  remove: () => undefined,
  forget: () => undefined,
};

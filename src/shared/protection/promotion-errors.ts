import { SuperiorCode } from '#shared/account/superior-errors.ts';

/** Conditions of a promotion before it pays; `noDeposit` is a code of the reference server. */
export const PromotionCode = {
  noMobile: SuperiorCode.mobileNotBound,
  noDeposit: 1292,
} as const;

import { SuperiorCode } from './superior.ts';

/** What a promotion may ask for before it pays; `noDeposit` is a code of the reference server. */
export const PromotionCode = {
  noMobile: SuperiorCode.mobileNotBound,
  noDeposit: 1292,
} as const;

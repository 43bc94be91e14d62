/** The campaign data of an install. */

/**
 * Click ids that are read from a URL; all others are ignored. The first two are for any tracker or affiliate
 * network, which chooses their content.
 */
export const CLICK_ID_NAMES = [
  'click_id',
  'sub_id',
  'fbclid',
  'gclid',
  'ttclid',
  'wbraid',
  'gbraid',
  'msclkid',
  'twclid',
] as const;

export type ClickIdName = (typeof CLICK_ID_NAMES)[number];

/** Coarse client classes of the marketing report. */
export const UA_CLASSES = [
  'android-chrome',
  'android-other',
  'android-in-app',
  'ios-safari',
  'ios-other',
  'ios-in-app',
  'desktop',
  'bot',
  'other',
] as const;

export type UaClass = (typeof UA_CLASSES)[number];

/** What is known of the campaign that brought an install. */

/** Advertising click ids that are kept of an address; all others are not. */
export const CLICK_ID_NAMES = [
  'fbclid',
  'gclid',
  'ttclid',
  'wbraid',
  'gbraid',
  'msclkid',
  'twclid',
] as const;

export type ClickIdName = (typeof CLICK_ID_NAMES)[number];

/** The coarse kinds of client that the marketers' report tells apart. */
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

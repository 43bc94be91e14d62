/** What is known of the campaign that brought an install. */

/**
 * Click ids that are kept of an address; all others are not. The first two are for any tracker or
 * affiliate platform, which lets its links say what it likes.
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

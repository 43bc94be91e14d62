import type { SignUpBonus } from '#shared/sign-up-bonus/sign-up-bonus.ts';

/** Red dots for the player (spec §2, bottom tab bar and side menu; spec §3, "Mail dots"). */
export interface RedDots {
  readonly hasOpenTask: boolean;
  readonly hasUnreadMail: boolean;
  readonly hasUnclaimedSignUpBonus: boolean;
  /** Unread mail by kind, from mail answers; zeros until the first one. */
  readonly unreadMail: UnreadMail;
}

/** Number of unread mails of each kind: `red0`, `red1` and `red2`. */
export interface UnreadMail {
  readonly message: number;
  readonly gift: number;
  readonly activity: number;
}

const NO_UNREAD_MAIL: UnreadMail = { message: 0, gift: 0, activity: 0 };

export const NO_RED_DOTS: RedDots = {
  hasOpenTask: false,
  hasUnreadMail: false,
  hasUnclaimedSignUpBonus: false,
  unreadMail: NO_UNREAD_MAIL,
};

/** From a light refresh: whether there is unread mail, but not of which kind. */
export type RefreshedDots = Omit<RedDots, 'unreadMail'>;

/** The dots after a light refresh. */
export function refreshedDots(known: RedDots, refreshed: RefreshedDots): RedDots {
  return { ...refreshed, unreadMail: refreshed.hasUnreadMail ? known.unreadMail : NO_UNREAD_MAIL };
}

/** The dots after an answer about mail. */
export function dotsWithMail(known: RedDots, unreadMail: UnreadMail): RedDots {
  const { message, gift, activity } = unreadMail;
  return { ...known, unreadMail, hasUnreadMail: message + gift + activity > 0 };
}

/**
 * The dots after an answer about the sign-up bonus, which can only remove its dot. Only a light refresh sets
 * it, as it knows whether the player may be invited.
 */
export function dotsWithSignUpBonus(
  known: RedDots,
  bonus: Pick<SignUpBonus, 'isClaimable'>,
): RedDots {
  return bonus.isClaimable ? known : { ...known, hasUnclaimedSignUpBonus: false };
}

/** The member tab's dot: an open task, unread mail or an unclaimed sign-up bonus. */
export function hasMemberDot(dots: RedDots): boolean {
  return dots.hasOpenTask || dots.hasUnreadMail || dots.hasUnclaimedSignUpBonus;
}

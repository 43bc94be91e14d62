import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dotsWithMail,
  dotsWithSignUpBonus,
  hasMemberDot,
  NO_RED_DOTS,
  refreshedDots,
} from '#shared/activity/red-dot.ts';

describe('the red dot of the member tab', () => {
  it('is off when nothing is pending', () => {
    expect(hasMemberDot(NO_RED_DOTS)).toBe(false);
  });

  it.each(['hasOpenTask', 'hasUnreadMail', 'hasUnclaimedSignUpBonus'] as const)(
    'is on for %s alone [bottom-tabs.red-dot]',
    (what) => {
      expect(hasMemberDot({ ...NO_RED_DOTS, [what]: true })).toBe(true);
    },
  );

  it('is on exactly when anything is pending', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (task, mail, bonus) => {
        const dots = {
          ...NO_RED_DOTS,
          hasOpenTask: task,
          hasUnreadMail: mail,
          hasUnclaimedSignUpBonus: bonus,
        };
        expect(hasMemberDot(dots)).toBe([task, mail, bonus].includes(true));
      }),
    );
  });
});

describe('the red dots of mail', () => {
  const tasks = { hasOpenTask: false, hasUnclaimedSignUpBonus: false };
  const unread = { message: 0, gift: 2, activity: 0 };

  it('follow an answer about mail at once', () => {
    const dots = dotsWithMail(NO_RED_DOTS, unread);
    expect(dots).toEqual({ ...NO_RED_DOTS, hasUnreadMail: true, unreadMail: unread });
    expect(hasMemberDot(dots)).toBe(true);
    expect(dotsWithMail(dots, NO_RED_DOTS.unreadMail)).toEqual(NO_RED_DOTS);
  });

  it('keep their counts while a refresh reports unread mail, and are cleared when it reports none', () => {
    const known = dotsWithMail(NO_RED_DOTS, unread);
    expect(refreshedDots(known, { ...tasks, hasUnreadMail: true }).unreadMail).toEqual(unread);
    expect(refreshedDots(known, { ...tasks, hasUnreadMail: false })).toEqual(NO_RED_DOTS);
    expect(
      refreshedDots(NO_RED_DOTS, { ...tasks, hasUnreadMail: true, hasOpenTask: true }),
    ).toEqual({
      ...NO_RED_DOTS,
      hasUnreadMail: true,
      hasOpenTask: true,
    });
  });
});

describe('the red dot of the sign-up bonus', () => {
  const on = { ...NO_RED_DOTS, hasUnclaimedSignUpBonus: true };

  it('is removed by an answer without a claimable day', () => {
    expect(dotsWithSignUpBonus(on, { isClaimable: false })).toEqual(NO_RED_DOTS);
    expect(dotsWithSignUpBonus(on, { isClaimable: true })).toEqual(on);
  });

  it('is set by a light refresh only', () => {
    expect(dotsWithSignUpBonus(NO_RED_DOTS, { isClaimable: true })).toEqual(NO_RED_DOTS);
  });
});

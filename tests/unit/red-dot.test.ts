import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dotsWithMail,
  dotsWithSignUpBonus,
  hasMemberDot,
  NO_RED_DOTS,
  refreshedDots,
} from '#domain/red-dot.ts';

describe('the member tab’s dot', () => {
  it('is off while nothing waits', () => {
    expect(hasMemberDot(NO_RED_DOTS)).toBe(false);
  });

  it.each(['hasOpenTask', 'hasUnreadMail', 'hasUnclaimedSignUpBonus'] as const)(
    'is on for %s alone [bottom-tabs.red-dot]',
    (what) => {
      expect(hasMemberDot({ ...NO_RED_DOTS, [what]: true })).toBe(true);
    },
  );

  it('is on whenever anything waits', () => {
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

describe('the dots of mail', () => {
  const tasks = { hasOpenTask: false, hasUnclaimedSignUpBonus: false };
  const unread = { message: 0, gift: 2, activity: 0 };

  it('follow an answer about mail at once', () => {
    const dots = dotsWithMail(NO_RED_DOTS, unread);
    expect(dots).toEqual({ ...NO_RED_DOTS, hasUnreadMail: true, unreadMail: unread });
    expect(hasMemberDot(dots)).toBe(true);
    expect(dotsWithMail(dots, NO_RED_DOTS.unreadMail)).toEqual(NO_RED_DOTS);
  });

  it('keep their places while a refresh says that there is some, and lose them with the last', () => {
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

describe('the dot of the sign-up bonus', () => {
  const on = { ...NO_RED_DOTS, hasUnclaimedSignUpBonus: true };

  it('goes with an answer in which no day can be claimed', () => {
    expect(dotsWithSignUpBonus(on, { isClaimable: false })).toEqual(NO_RED_DOTS);
    expect(dotsWithSignUpBonus(on, { isClaimable: true })).toEqual(on);
  });

  it('comes with a light refresh only', () => {
    expect(dotsWithSignUpBonus(NO_RED_DOTS, { isClaimable: true })).toEqual(NO_RED_DOTS);
  });
});

import { answerOf } from '#api/answer-of.ts';
import {
  dotsWithMail,
  dotsWithSignUpBonus,
  refreshedDots,
  type RedDots,
  type UnreadMail,
} from '#domain/red-dot.ts';
import { isFulfilled, type PayloadAction } from '@reduxjs/toolkit';

interface TellsUnread {
  readonly unreadMail: UnreadMail;
}

const isLightRefresh = answerOf('lightRefresh');
const isSignUpBonus = answerOf('signUpBonus');

/** The dots after an action: those of before, unless it is an answer that tells of them. */
export function dotsAfter(known: RedDots, action: unknown): RedDots {
  if (isLightRefresh(action)) return refreshedDots(known, action.payload.redDots);
  if (isSignUpBonus(action)) return dotsWithSignUpBonus(known, action.payload);
  const unreadMail = unreadMailOf(action);
  return unreadMail === null ? known : dotsWithMail(known, unreadMail);
}

/**
 * What the answer of a call about mail tells of unread mail (`red0` to `red2`); null of any other. By
 * its shape, as the calls of mail come later, with their screen; a list comes as its pages.
 */
function unreadMailOf(action: unknown): UnreadMail | null {
  if (!isFulfilled(action)) return null;
  const { payload } = action as PayloadAction<
    Partial<TellsUnread & { pages: readonly Partial<TellsUnread>[] }> | null | undefined
  >;
  return payload?.unreadMail ?? payload?.pages?.at?.(-1)?.unreadMail ?? null;
}

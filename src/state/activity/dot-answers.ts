import { answerOf } from '#api/core/answer-of.ts';
import {
  dotsWithMail,
  dotsWithSignUpBonus,
  refreshedDots,
  type RedDots,
  type UnreadMail,
} from '#shared/activity/red-dot.ts';
import { isFulfilled, type PayloadAction } from '@reduxjs/toolkit';

interface TellsUnread {
  readonly unreadMail: UnreadMail;
}

const isLightRefresh = answerOf('lightRefresh');
const isSignUpBonus = answerOf('signUpBonus');

/** Returns the red dots after an action: updated if the answer contains them. */
export function dotsAfter(known: RedDots, action: unknown): RedDots {
  if (isLightRefresh(action)) return refreshedDots(known, action.payload.redDots);
  if (isSignUpBonus(action)) return dotsWithSignUpBonus(known, action.payload);
  const unreadMail = unreadMailOf(action);
  return unreadMail === null ? known : dotsWithMail(known, unreadMail);
}

/**
 * Reads unread mail (`red0` to `red2`) from the answer of a mail endpoint; null for any other. Matched by
 * shape, as the mail endpoints load later, with their screen; a list comes as its pages.
 */
function unreadMailOf(action: unknown): UnreadMail | null {
  if (!isFulfilled(action)) return null;
  const { payload } = action as PayloadAction<
    Partial<TellsUnread & { pages: readonly Partial<TellsUnread>[] }> | null | undefined
  >;
  return payload?.unreadMail ?? payload?.pages?.at?.(-1)?.unreadMail ?? null;
}

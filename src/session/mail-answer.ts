import type { UnreadMail } from '#domain/red-dot.ts';
import { isFulfilled, type PayloadAction } from '@reduxjs/toolkit';

interface TellsUnread {
  readonly unreadMail: UnreadMail;
}

/**
 * What the answer of a call about mail tells of unread mail (`red0` to `red2`); null of any other. By
 * its shape, as the calls of mail come later, with their screen; a list comes as its pages.
 */
export function unreadMailOf(action: unknown): UnreadMail | null {
  if (!isFulfilled(action)) return null;
  const { payload } = action as PayloadAction<
    Partial<TellsUnread & { pages: readonly Partial<TellsUnread>[] }> | null | undefined
  >;
  return payload?.unreadMail ?? payload?.pages?.at?.(-1)?.unreadMail ?? null;
}

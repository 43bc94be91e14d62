import { answerOf } from '#api/answer-of.ts';
import { isSameStanding, type Standing } from '#domain/protection/standing.ts';
import { isFulfilled, type PayloadAction } from '@reduxjs/toolkit';

const isLightRefresh = answerOf('lightRefresh');

/** A player's standing after an action: that of before, unless it is an answer that tells another. */
export function standingAfter(known: Standing, action: unknown): Standing {
  const told = isLightRefresh(action) ? action.payload.standing : toldOfProtection(known, action);
  return told === null || isSameStanding(known, told) ? known : told;
}

/** By its shape, as the calls of protection come later, with their screens. They tell no status. */
function toldOfProtection({ status }: Standing, action: unknown): Standing | null {
  if (!isFulfilled(action)) return null;
  const { payload } = action as PayloadAction<Partial<Standing> | null | undefined>;
  if (typeof payload !== 'object' || payload === null) return null;
  const { isLimitReached, breakUntil, excludeUntil } = payload;
  return isLimitReached === undefined || breakUntil === undefined || excludeUntil === undefined
    ? null
    : { status, isLimitReached, breakUntil, excludeUntil };
}

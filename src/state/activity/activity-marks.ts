/**
 * When activities last opened automatically, stored on the device (spec §3, §4: "today's modal record"). The
 * marks are the signed-in player's: signing in resets them, and they end with the session.
 */
import { localKeys, sessionKeys } from '#config/storage-keys.ts';
import type { ShownMark } from '#shared/activity/activity.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import { localArea, sessionArea } from '#browser/storage/key-value.ts';

/** Stored value, used only in storage, for an activity completed for good (spec §4). */
const DONE = -1;

/** The activity was shown: not again in this session, nor before its interval has passed. */
export function markActivityShown(id: number, now: EpochMs): void {
  const shown = new Set([...readShownActivities(), id]);
  sessionArea.write(sessionKeys.activityIds, JSON.stringify([...shown]));
  if (!isActivityDone(id)) writeMark(id, now);
}

/** The activity is completed: it no longer opens, and its links lead to its page. */
export const markActivityDone = (id: number): void => writeMark(id, DONE);

export const isActivityDone = (id: number): boolean => readActivityMarks()[id] === 'done';

/** By number: when each activity was last shown. Unreadable entries count as never shown. */
export function readActivityMarks(): Readonly<Record<number, ShownMark>> {
  const marks: Record<number, ShownMark> = {};
  for (const [key, value] of Object.entries(readJson(localArea.read(localKeys.activityMarks)))) {
    const id = Number(key);
    if (isWhole(id) && isWhole(value)) marks[id] = value === DONE ? 'done' : epochMs(value);
  }
  return marks;
}

/** Numbers of the activities shown since this tab was opened or the player signed in. */
export const readShownActivities = (): readonly number[] =>
  Object.values(readJson(sessionArea.read(sessionKeys.activityIds))).filter(isWhole);

function writeMark(id: number, mark: number): void {
  const marks = Object.entries({ ...readActivityMarks(), [id]: mark }).map(([key, value]) => [
    key,
    value === 'done' ? DONE : value,
  ]);
  localArea.write(localKeys.activityMarks, JSON.stringify(Object.fromEntries(marks)));
}

/** Parses a list or a record; empty for anything else. */
function readJson(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return typeof value === 'object' && value !== null ? value : [];
  } catch {
    return [];
  }
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** Which activity may open automatically, and when again (spec §4, "Activity modal"). */
import { toMilliseconds, type EpochMs } from '#shared/time/duration.ts';
import { listedActivities, type QueuedActivity } from './activities.ts';
import type { ActivityFacts, QueueRules, ShownMark } from './activity.ts';

interface QueueRow extends QueueRules {
  readonly name: QueuedActivity;
  readonly id: number;
}

/** In display order. */
export const activityQueue: readonly QueueRow[] = listedActivities.flatMap(({ name, id, queue }) =>
  queue === undefined ? [] : [{ ...queue, name: name as QueuedActivity, id }],
);

/**
 * The activity to open now, if any: the first of the queue that may be shown. Whether the moment is idle is
 * checked elsewhere.
 */
export function nextActivity(facts: ActivityFacts, now: EpochMs): QueuedActivity | null {
  if (!facts.mayBeInvited) return null;
  const next = activityQueue.find((row) => row.isAutomatic && mayShow(row, facts, now));
  return next?.name ?? null;
}

/** True when an activity may open automatically again. */
export function mayShow(row: QueueRow, facts: ActivityFacts, now: EpochMs): boolean {
  return (
    facts.running.includes(row.id) &&
    !facts.shownThisSession.includes(row.id) &&
    isDue(row, facts.marks[row.id], now) &&
    !isEarlyBeginner(row.id, facts) &&
    (row.isEligible?.(facts) ?? true)
  );
}

/** A clock that was set back must not block an activity for ever: a mark in the future is ignored. */
function isDue({ reshowAfter }: QueueRow, mark: ShownMark | undefined, now: EpochMs): boolean {
  if (mark === undefined) return true;
  if (mark === 'done') return false;
  return mark > now || now - mark >= toMilliseconds(reshowAfter);
}

/** Spec §4: registered before the activity's beginner time, and flagged as a beginner. */
function isEarlyBeginner(id: number, facts: ActivityFacts): boolean {
  const beginnerTime = facts.beginnerTimes[id];
  return beginnerTime !== undefined && facts.isBeginner && facts.registeredAt < beginnerTime;
}

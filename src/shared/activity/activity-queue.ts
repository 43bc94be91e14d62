/** Which activity may open automatically, and when again (spec §4, "Activity modal"). */
import { ActivityId } from '#shared/activity/activity.ts';
import { seconds, toMilliseconds, type EpochMs, type Seconds } from '#shared/time/duration.ts';

export type QueuedActivity =
  | 'notice'
  | 'signUpBonus'
  | 'accumulatedRecharge'
  | 'spinInvite'
  | 'redPacket';

/** When it was last shown, or that it is completed for good (-1 in storage). */
export type ShownMark = EpochMs | 'done';

/** The facts from device and server that decide about activities. */
export interface ActivityFacts {
  /** False for a player on a break or with a used-up limit: no activity opens for them. */
  readonly mayBeInvited: boolean;
  /** Numbers of the running activities. */
  readonly running: readonly number[];
  /** By number: the time before which a player counts as registered early. */
  readonly beginnerTimes: Readonly<Record<number, EpochMs>>;
  /** Whether the server flags the account as a beginner's. */
  readonly isBeginner: boolean;
  readonly registeredAt: EpochMs;
  /** Numbers shown since the app was opened. */
  readonly shownThisSession: readonly number[];
  /** By number; missing when never shown. */
  readonly marks: Readonly<Record<number, ShownMark>>;
  /** The player's sign-up package; undefined while unknown. */
  readonly signUpBonus: { readonly isOwned: boolean; readonly isClaimable: boolean } | undefined;
}

interface QueueRow {
  readonly activity: QueuedActivity;
  readonly id: number;
  /** The time before it may be shown again. */
  readonly reshowAfter: Seconds;
  /** Whether it opens automatically; the player opens the others, under the same marks. */
  readonly isAutomatic: boolean;
  /** Condition beside the common rules. */
  readonly isEligible: (facts: ActivityFacts) => boolean;
}

const always = () => true;

/** In display order. */
export const activityQueue: readonly QueueRow[] = [
  {
    activity: 'notice',
    id: ActivityId.notice,
    reshowAfter: seconds(43_200),
    isAutomatic: true,
    isEligible: always,
  },
  {
    activity: 'signUpBonus',
    id: ActivityId.signUpBonus,
    reshowAfter: seconds(1),
    isAutomatic: true,
    isEligible: ({ signUpBonus }) =>
      signUpBonus !== undefined && (!signUpBonus.isOwned || signUpBonus.isClaimable),
  },
  {
    activity: 'accumulatedRecharge',
    id: ActivityId.accumulatedRecharge,
    reshowAfter: seconds(1),
    isAutomatic: true,
    isEligible: always,
  },
  {
    activity: 'spinInvite',
    id: ActivityId.spinInvite,
    reshowAfter: seconds(86_400),
    isAutomatic: false,
    isEligible: always,
  },
  {
    activity: 'redPacket',
    id: ActivityId.redPacket,
    reshowAfter: seconds(86_400),
    isAutomatic: false,
    isEligible: always,
  },
];

/**
 * The activity to open now, if any: the first of the queue that may be shown. Whether the moment is idle is
 * checked elsewhere.
 */
export function nextActivity(facts: ActivityFacts, now: EpochMs): QueuedActivity | null {
  if (!facts.mayBeInvited) return null;
  const next = activityQueue.find((row) => row.isAutomatic && mayShow(row, facts, now));
  return next?.activity ?? null;
}

/** True when an activity may open automatically again. */
export function mayShow(row: QueueRow, facts: ActivityFacts, now: EpochMs): boolean {
  return (
    facts.running.includes(row.id) &&
    !facts.shownThisSession.includes(row.id) &&
    isDue(row, facts.marks[row.id], now) &&
    !isEarlyBeginner(row.id, facts) &&
    row.isEligible(facts)
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

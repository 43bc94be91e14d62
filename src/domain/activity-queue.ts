/** Which activity may come up by itself, and when it may come again (spec §4, "Activity modal"). */
import { ActivityId } from '#domain/activity.ts';
import { seconds, toMilliseconds, type EpochMs, type Seconds } from '#domain/duration.ts';

/** The activities that the queue knows. */
export type QueuedActivity =
  | 'notice'
  | 'signUpBonus'
  | 'accumulatedRecharge'
  | 'spinInvite'
  | 'redPacket';

/** A moment it was last shown, or that it is done for good: -1 at the storage's edge. */
export type ShownMark = EpochMs | 'done';

/** What the phone and the platform know of activities. */
export interface ActivityFacts {
  /** False for a player who is paused or has used up a limit: nothing comes up for them. */
  readonly mayBeInvited: boolean;
  /** Activities that run now, by number. */
  readonly running: readonly number[];
  /** By number: the moment before which a player counts as registered early. */
  readonly beginnerTimes: Readonly<Record<number, EpochMs>>;
  /** Whether the platform flags the account as a beginner's. */
  readonly isBeginner: boolean;
  readonly registeredAt: EpochMs;
  /** Numbers shown since the app was opened. */
  readonly shownThisSession: readonly number[];
  /** By number; missing when it was never shown. */
  readonly marks: Readonly<Record<number, ShownMark>>;
  /** The player's sign-up package; undefined while it is not known. */
  readonly signUpBonus: { readonly isOwned: boolean; readonly isClaimable: boolean } | undefined;
}

interface QueueRow {
  readonly activity: QueuedActivity;
  readonly id: number;
  /** The time before it may be shown again. */
  readonly reshowAfter: Seconds;
  /** Whether it comes up by itself; the others are opened by the player, under the same marks. */
  readonly isAutomatic: boolean;
  /** What must hold beside the common rules. */
  readonly isEligible: (facts: ActivityFacts) => boolean;
}

const always = () => true;

/** In the order in which they come up. */
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
 * The activity that comes up now, if any: the first of the queue that may be shown. Whether the
 * moment is a good one is not asked here.
 */
export function nextActivity(facts: ActivityFacts, now: EpochMs): QueuedActivity | null {
  if (!facts.mayBeInvited) return null;
  const next = activityQueue.find((row) => row.isAutomatic && mayShow(row, facts, now));
  return next?.activity ?? null;
}

/** Whether an activity that the player did not ask for may be shown again. */
export function mayShow(row: QueueRow, facts: ActivityFacts, now: EpochMs): boolean {
  return (
    facts.running.includes(row.id) &&
    !facts.shownThisSession.includes(row.id) &&
    isDue(row, facts.marks[row.id], now) &&
    !isEarlyBeginner(row.id, facts) &&
    row.isEligible(facts)
  );
}

/** A clock that went back must not silence an activity for ever: a mark of the future is none. */
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

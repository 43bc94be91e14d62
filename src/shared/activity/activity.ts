/** What an activity of the server says about itself, in the file `activity.ts` of its folder. */
import type { MinorUnits } from '#shared/money/money.ts';
import type { EpochMs, Seconds } from '#shared/time/duration.ts';

export interface Activity {
  /** The server's number (spec §4, "Activity ids"). */
  readonly id: number;
  /** Where a tap on its banner or notice leads: a route, or a dialog of the activity's own name. */
  readonly opens: `/${string}` | 'dialog';
  /** How the lobby invites to it; missing when it does not. */
  readonly queue?: QueueRules;
  /** Whether its banner is shown (spec §2); always when missing. */
  readonly isBannerShown?: (facts: BannerFacts) => boolean;
  /** The bonus that it pays with a wagering requirement, if any. */
  readonly bonus?: BonusSource;
  /** Kinds of its orders that move money; a player has at most one open order of each. */
  readonly orders?: readonly string[];
}

/** When a dialog may open (spec §4, "Activity modal"). */
export interface QueueRules {
  /** The time before it may be shown again. */
  readonly reshowAfter: Seconds;
  /** Whether it opens automatically; the player opens the others, under the same marks. */
  readonly isAutomatic: boolean;
  /** Condition beside the common rules. */
  readonly isEligible?: (facts: ActivityFacts) => boolean;
}

/** What a bonus is called in the ledger and in the contract. */
export interface BonusSource {
  /** Beginning of its references in the ledger, e.g. `tier-`. */
  readonly reference: string;
  /** The contract's name of its wagering requirement. */
  readonly wagering: string;
}

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

/** The player facts for the hiding rules of banners; both are empty for a visitor. */
export interface BannerFacts {
  readonly hasBoundMobile: boolean;
  readonly totalRecharge: MinorUnits;
}

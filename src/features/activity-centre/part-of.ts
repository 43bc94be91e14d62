import type { RewardSource } from '#shared/reward/reward-entry.ts';
import type { ActivityPart, ActivityParts } from '#state/activity/activity-part.ts';

/** The part that a reward is from; undefined when it has none, as with a deposit's bonus. */
export const partOf = (parts: ActivityParts, source: RewardSource): ActivityPart | undefined =>
  source in parts ? parts[source as keyof ActivityParts] : undefined;

/**
 * What an activity gives to the activity centre, by the hook in the file `activity.ts` of its feature.
 * Tasks, mail and VIP give the same.
 */
import type { ActivityDialog, ActivityName } from '#shared/activity/activities.ts';
import type { IconProps } from '#ui/base/icon.tsx';
import type { AppPath } from '#shared/lobby/app-paths.ts';
import type { ReactNode } from 'react';
import type { EntryClaim } from './use-entry-claim.ts';
import type { LoadedEntries } from './loaded-entries.ts';

export interface ActivityPart {
  /** Of its tile, and of its rewards. */
  readonly Icon: (props: IconProps) => ReactNode;
  /** Where its tile leads, and a reward that is claimed or earned there. */
  readonly place: ActivityPlace;
  /** Its entries in the rewards list. */
  readonly loaded: readonly LoadedEntries[];
  /** Claims an entry in the list itself; missing when that needs a choice. */
  readonly claim?: EntryClaim;
}

/** A screen, or the activity's own dialog. */
export type ActivityPlace = { readonly to: AppPath } | { readonly dialog: ActivityDialog };

/** What the activity centre shows: the activities but notices and the mobile number, and three screens. */
export type PartName = Exclude<ActivityName, 'notice' | 'bind'> | 'task' | 'mail' | 'vip';

export type ActivityParts = Readonly<Record<PartName, ActivityPart>>;

interface NamedPart extends ActivityPart {
  readonly name: PartName;
}

/** The parts with their names, in order. */
export const namedParts = (parts: ActivityParts): readonly NamedPart[] =>
  Object.entries<ActivityPart>(parts).map(([name, part]) => ({ ...part, name: name as PartName }));

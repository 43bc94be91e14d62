/** Follow tasks of the follow rewards (spec §3, task types 4 and 13; activity 21). */
import type { SocialId, SocialLink } from '#shared/share/social.ts';
import type { TaskKind } from '#shared/task/task.ts';

/** A social page, or a chat channel. */
export type FollowKind = Extract<TaskKind, 'follow-page' | 'follow-channel'>;

export const isFollowKind = (kind: TaskKind): kind is FollowKind =>
  kind === 'follow-page' || kind === 'follow-channel';

/** In order of preference, the operator's own page first; a channel is one that sends messages. */
const PLACES: Readonly<Record<FollowKind, readonly SocialId[]>> = {
  'follow-page': ['facebook02', 'INSTAGRAM', 'TIKTOK', 'YOUTUBE', 'TWITCH'],
  'follow-channel': ['telegram02'],
};

/** URL to follow; null when the server has no such link. */
export function followUrl(kind: FollowKind, links: readonly SocialLink[]): string | null {
  const found = PLACES[kind].map((id) => links.find((link) => link.id === id));
  return found.find((link) => link !== undefined)?.url ?? null;
}

/** Which player owns the form drafts stored in this tab: no other may see them. */
import { sessionKeys } from '#config/storage-keys.ts';
import { sessionArea } from '#browser/storage/key-value.ts';

/** Removes all drafts: the player logged out, and the next one must not see them. */
export function dropAllDrafts(): void {
  sessionArea.remove(sessionKeys.formDrafts);
  sessionArea.remove(sessionKeys.draftOwner);
}

/** The player's session ended: the drafts wait for the same player. */
export function leaveDraftsTo(playerId: number): void {
  sessionArea.write(sessionKeys.draftOwner, String(playerId));
}

/** A player signed in: removes drafts of another player. */
export function claimDrafts(playerId: number): void {
  const owner = sessionArea.read(sessionKeys.draftOwner);
  if (owner !== null && owner !== String(playerId)) dropAllDrafts();
}
